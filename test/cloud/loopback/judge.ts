/** Google's own API descriptions as a judge: every request must name a method, its parameters and a body that fits. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  $ref?: string;
}
interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses?: Record<string, { readonly content?: Record<string, { readonly schema: Schema }> }>;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly $ref?: string }[];
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const APIS = [
  ['sheets', ''],
  ['forms', ''],
  ['script', ''],
  ['drive', '/drive/v3'],
] as const;

/** Not in the copies: newer than they are (GOOGLE-RUNTIME 14), written from the client's own types. */
const PUBLISH_STATE: Schema = {
  properties: { isPublished: { type: 'boolean' } as Schema, isAcceptingResponses: { type: 'boolean' } as Schema },
};
const NEWER: Record<string, Schema> = {
  PublishSettings: { properties: { publishState: PUBLISH_STATE } },
  SetPublishSettingsRequest: {
    properties: {
      publishSettings: { $ref: '#/components/schemas/PublishSettings' },
      updateMask: { type: 'string' } as Schema,
    },
  },
  SetPublishSettingsResponse: {
    properties: {
      formId: { type: 'string' } as Schema,
      publishSettings: { $ref: '#/components/schemas/PublishSettings' },
    },
  },
};

const COMMON = new Set(['fields', 'alt', 'prettyPrint', 'key', 'quotaUser', '$.xgafv', 'upload_protocol']);
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly name: string;
  readonly operation: Operation;
  readonly api: string;
}
const routes: Route[] = [];

function open(schema: Schema): void {
  if (!schema.properties) return;
  schema.additionalProperties = false;
  Object.values(schema.properties).forEach(open);
}

for (const [api, base] of APIS) {
  const file = path.join(__dirname, `../../golden/google-openapi/${api}.json`);
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as Document;
  const { schemas } = document.components;
  if (api === 'forms') {
    Object.assign(schemas, NEWER);
    schemas['Form']!.properties!['publishSettings'] = { $ref: '#/components/schemas/PublishSettings' };
    const body = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
    document.paths['/v1/forms/{formId}:setPublishSettings'] = {
      post: {
        requestBody: { content: body('SetPublishSettingsRequest') },
        responses: { 200: { content: body('SetPublishSettingsResponse') } },
      },
    };
  }
  Object.values(schemas).forEach(open);
  ajv.addSchema(document, api);
  for (const [template, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const text = (base + template).replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '([^/:]+)');
      routes.push({ method, pattern: new RegExp(`^${text}$`), name: `${method} ${template}`, operation, api });
    }
}

const compiled = new Map<string, ValidateFunction>();
const nameOf = (content: Record<string, { schema: Schema }> | undefined): string =>
  (Object.values(content ?? {})[0]?.schema.$ref ?? '').split('/').pop() ?? '';

function misfit(api: string, name: string, value: unknown): string[] {
  if (name === '') return value === undefined ? [] : ['a body where none is expected'];
  const key = `${api}#/components/schemas/${name}`;
  let validate = compiled.get(key);
  if (!validate) compiled.set(key, (validate = ajv.compile({ $ref: key })));
  if (validate(JSON.parse(JSON.stringify(value ?? {})))) return [];
  return (validate.errors ?? []).map(
    (error) => `${name}${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
  );
}

export interface Judged {
  /** such as `post /v1/projects` */
  readonly name: string;
  readonly faults: readonly string[];
  /** what is wrong with the answer, as Google would give it */
  answer(body: unknown): string[];
}

/** `partial`: the answer holds only fields that were asked for, which needs no other check. */
export function judge(method: string, url: string, body: unknown): Judged {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const route = routes.find((one) => one.method === method.toLowerCase() && one.pattern.test(pathname));
  if (!route) return { name: '', faults: [`no method ${method} ${pathname}`], answer: () => [] };
  const { operation, api, name } = route;
  const known = new Set((operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name));
  const strange = [...searchParams.keys()].filter((key) => !known.has(key) && !COMMON.has(key));
  return {
    name,
    faults: [
      ...strange.map((key) => `${name}: no parameter ${key}`),
      ...misfit(api, nameOf(operation.requestBody?.content), body),
    ],
    answer: (sent) => {
      const schema = nameOf((operation.responses?.['200'] ?? operation.responses?.['2XX'])?.content);
      return schema === '' ? [] : misfit(api, schema, sent);
    },
  };
}
