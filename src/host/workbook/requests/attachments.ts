/** Requests about what hangs on ranges: conditional colours, protection, names, bands, filter, metadata. */
import { ApiError, badRequest } from '../../errors';
import type { GridRange } from '../a1';
import type { Json } from '../cell';
import { applyMask } from '../fields';
import type { Band, ConditionalRule, ProtectedRange, Sheet } from '../sheet';
import type { NamedRange } from '../workbook';
import { copyJson, maskWithin, needRange, needSheet } from './common';
import type { Handlers, RequestContext } from './common';

// ---- conditional colours

function ruleSheet(context: RequestContext, rule: Partial<ConditionalRule> | undefined): Sheet {
  if (!rule?.ranges?.length) throw badRequest('A conditional format rule needs at least one range.');
  rule.ranges.forEach((range) => needRange(context, range));
  return needSheet(context, rule.ranges[0]!.sheetId);
}

function checkIndex(sheet: Sheet, index: number, most: number): void {
  if (index < 0 || index > most) throw badRequest(`No conditional format on sheet: ${sheet.id} at index: ${index}`);
}

function addConditionalFormatRule(
  context: RequestContext,
  request: { rule?: ConditionalRule; index?: number },
): undefined {
  const sheet = ruleSheet(context, request.rule);
  const list = sheet.state.conditional.slice();
  const index = request.index ?? 0;
  checkIndex(sheet, index, list.length);
  list.splice(index, 0, copyJson(request.rule!));
  sheet.state.conditional = list;
  return undefined;
}

function updateConditionalFormatRule(
  context: RequestContext,
  request: { index?: number; sheetId?: number; newIndex?: number; rule?: ConditionalRule },
): Json {
  const sheet = request.rule ? ruleSheet(context, request.rule) : needSheet(context, request.sheetId);
  const list = sheet.state.conditional.slice();
  const index = request.index ?? 0;
  checkIndex(sheet, index, list.length - 1);
  const old = list[index]!;
  const newIndex = request.newIndex ?? index;
  list.splice(index, 1);
  list.splice(newIndex, 0, request.rule ? copyJson(request.rule) : old);
  sheet.state.conditional = list;
  return { oldRule: old, newRule: list[newIndex], newIndex, oldIndex: index };
}

function deleteConditionalFormatRule(context: RequestContext, request: { index?: number; sheetId?: number }): Json {
  const sheet = needSheet(context, request.sheetId);
  const index = request.index ?? 0;
  checkIndex(sheet, index, sheet.state.conditional.length - 1);
  const rule = sheet.state.conditional[index]!;
  sheet.state.conditional = sheet.state.conditional.filter((_, i) => i !== index);
  return { rule };
}

// ---- protection

function assertMayProtect({ workbook, user }: RequestContext): void {
  if (!workbook.mayEdit(user)) throw new ApiError(403, 'The caller does not have permission');
}

/** Editors of a protected range always include the owner and whoever made it. */
function withEditors(context: RequestContext, one: ProtectedRange): ProtectedRange {
  if (one.warningOnly) return one;
  // without a list everybody who may edit the file may still edit the range
  const users = one.editors?.users ?? [context.workbook.owner, ...context.workbook.access.editors];
  return { ...one, editors: { ...one.editors, users: [...new Set([context.workbook.owner, context.user, ...users])] } };
}

function protectionSheet(context: RequestContext, one: Partial<ProtectedRange>): Sheet {
  const named = one['namedRangeId']
    ? context.workbook.names.find((name) => name.namedRangeId === one['namedRangeId'])
    : undefined;
  if (one['namedRangeId'] && !named) throw badRequest(`No named range with id: ${String(one['namedRangeId'])}`);
  const range: GridRange | undefined = named?.range ?? one.range;
  if (!range) throw badRequest('A protected range needs a range.');
  return needRange(context, range).sheet;
}

function addProtectedRange(context: RequestContext, request: { protectedRange?: Partial<ProtectedRange> }): Json {
  assertMayProtect(context);
  const wished = copyJson(request.protectedRange ?? {});
  const sheet = protectionSheet(context, wished);
  const id = wished.protectedRangeId ?? context.workbook.newId();
  if (findProtection(context, id)) throw badRequest(`A protected range with id ${id} already exists.`);
  const made = withEditors(context, { ...wished, protectedRangeId: id });
  sheet.state.protections = [...sheet.state.protections, made];
  return { protectedRange: made };
}

function findProtection({ workbook }: RequestContext, id: number | undefined) {
  for (const sheet of workbook.sheets) {
    const one = sheet.state.protections.find((item) => item.protectedRangeId === id);
    if (one) return { sheet, one };
  }
  return undefined;
}

function needProtection(context: RequestContext, id: number | undefined) {
  const found = findProtection(context, id);
  if (!found) throw badRequest(`No protected range with ID: ${String(id)}`);
  const { one } = found;
  const mayEdit =
    context.user === context.workbook.owner || one.warningOnly || one.editors?.users?.includes(context.user);
  if (!mayEdit) throw new ApiError(403, 'The caller does not have permission');
  return found;
}

function updateProtectedRange(
  context: RequestContext,
  request: { protectedRange?: ProtectedRange; fields?: string },
): undefined {
  const { sheet, one } = needProtection(context, request.protectedRange?.protectedRangeId);
  const next = withEditors(context, {
    ...applyMask(one, request.protectedRange ?? {}, maskWithin(request.fields, 'protectedRange')),
    protectedRangeId: one.protectedRangeId,
  });
  const target = protectionSheet(context, next);
  sheet.state.protections = sheet.state.protections.filter((item) => item !== one);
  target.state.protections = [...target.state.protections, next];
  return undefined;
}

function deleteProtectedRange(context: RequestContext, request: { protectedRangeId?: number }): undefined {
  const { sheet, one } = needProtection(context, request.protectedRangeId);
  sheet.state.protections = sheet.state.protections.filter((item) => item !== one);
  return undefined;
}

// ---- names

function assertName({ workbook }: RequestContext, name: string | undefined, except?: NamedRange): string {
  if (
    !name ||
    !/^[\p{L}_][\p{L}\p{N}_]{0,249}$/u.test(name) ||
    /^([A-Za-z]{1,3}\d+|[Rr]\d+[Cc]\d+|true|false)$/i.test(name)
  )
    throw badRequest(`Invalid name for a named range: ${name ?? ''}`);
  if (workbook.names.some((one) => one !== except && one.name.toLowerCase() === name.toLowerCase()))
    throw badRequest(`A named range with name ${name} already exists.`);
  return name;
}

function addNamedRange(context: RequestContext, request: { namedRange?: Partial<NamedRange> }): Json {
  const { workbook } = context;
  const { name, range, namedRangeId } = request.namedRange ?? {};
  needRange(context, range);
  const made = {
    namedRangeId: namedRangeId ?? workbook.newId().toString(36),
    name: assertName(context, name),
    range: copyJson(range!),
  };
  if (workbook.names.some((one) => one.namedRangeId === made.namedRangeId))
    throw badRequest(`A named range with id ${made.namedRangeId} already exists.`);
  workbook.names = [...workbook.names, made];
  return { namedRange: made };
}

function needName({ workbook }: RequestContext, id: string | undefined): NamedRange {
  const found = workbook.names.find((one) => one.namedRangeId === id);
  if (!found) throw badRequest(`No named range with ID: ${String(id)}`);
  return found;
}

function updateNamedRange(context: RequestContext, request: { namedRange?: NamedRange; fields?: string }): undefined {
  const old = needName(context, request.namedRange?.namedRangeId);
  const next = applyMask(old, request.namedRange ?? {}, maskWithin(request.fields, 'namedRange'));
  next.namedRangeId = old.namedRangeId;
  assertName(context, next.name, old);
  needRange(context, next.range);
  context.workbook.names = context.workbook.names.map((one) => (one === old ? next : one));
  return undefined;
}

function deleteNamedRange(context: RequestContext, request: { namedRangeId?: string }): undefined {
  const old = needName(context, request.namedRangeId);
  context.workbook.names = context.workbook.names.filter((one) => one !== old);
  return undefined;
}

// ---- bands and filter

function addBanding(context: RequestContext, request: { bandedRange?: Partial<Band> }): Json {
  const { sheet, box } = needRange(context, request.bandedRange?.range);
  for (const one of sheet.state.bands) {
    const other = context.workbook.place(one.range).box;
    if (box.r0 < other.r1 && other.r0 < box.r1 && box.c0 < other.c1 && other.c0 < box.c1)
      throw badRequest(
        'You cannot add alternating background colors to a range that already has alternating background colors.',
      );
  }
  const band = {
    ...copyJson(request.bandedRange!),
    bandedRangeId: request.bandedRange?.bandedRangeId ?? context.workbook.newId(),
  } as Band;
  sheet.state.bands = [...sheet.state.bands, band];
  return { bandedRange: band };
}

function needBand(context: RequestContext, id: number | undefined) {
  for (const sheet of context.workbook.sheets) {
    const band = sheet.state.bands.find((one) => one.bandedRangeId === id);
    if (band) return { sheet, band };
  }
  throw badRequest(`No banded range with ID: ${String(id)}`);
}

function updateBanding(context: RequestContext, request: { bandedRange?: Band; fields?: string }): undefined {
  const { sheet, band } = needBand(context, request.bandedRange?.bandedRangeId);
  const next = applyMask(band, request.bandedRange ?? {}, maskWithin(request.fields, 'bandedRange'));
  next.bandedRangeId = band.bandedRangeId;
  sheet.state.bands = sheet.state.bands.map((one) => (one === band ? next : one));
  return undefined;
}

function deleteBanding(context: RequestContext, request: { bandedRangeId?: number }): undefined {
  const { sheet, band } = needBand(context, request.bandedRangeId);
  sheet.state.bands = sheet.state.bands.filter((one) => one !== band);
  return undefined;
}

function setBasicFilter(context: RequestContext, request: { filter?: Json & { range?: GridRange } }): undefined {
  const { sheet } = needRange(context, request.filter?.range);
  sheet.state.filter = copyJson(request.filter!);
  return undefined;
}

function clearBasicFilter(context: RequestContext, request: { sheetId?: number }): undefined {
  delete needSheet(context, request.sheetId).state.filter;
  return undefined;
}

// ---- developer metadata

function createDeveloperMetadata(context: RequestContext, request: { developerMetadata?: Json }): Json {
  const { workbook } = context;
  const wished = copyJson(request.developerMetadata ?? {});
  if (!wished['metadataKey']) throw badRequest('developerMetadata.metadataKey must not be empty.');
  if (!wished['visibility']) throw badRequest('developerMetadata.visibility must be given.');
  if (!wished['location']) throw badRequest('developerMetadata.location must be given.');
  const made = { ...wished, metadataId: wished['metadataId'] ?? workbook.newId() };
  if (workbook.metadata.some((one) => one['metadataId'] === made.metadataId))
    throw badRequest(`A developer metadata with id ${String(made.metadataId)} already exists.`);
  workbook.metadata = [...workbook.metadata, made];
  return { developerMetadata: made };
}

function deleteDeveloperMetadata(
  context: RequestContext,
  request: {
    dataFilter?: { developerMetadataLookup?: { metadataId?: number; metadataKey?: string; metadataValue?: string } };
  },
): Json {
  const { workbook } = context;
  const lookup = request.dataFilter?.developerMetadataLookup;
  if (!lookup) throw badRequest('dataFilter.developerMetadataLookup must be given.');
  const hit = (one: Json): boolean =>
    (['metadataId', 'metadataKey', 'metadataValue'] as const).every(
      (key) => lookup[key] === undefined || lookup[key] === one[key],
    );
  const deleted = workbook.metadata.filter(hit);
  workbook.metadata = workbook.metadata.filter((one) => !hit(one));
  return { deletedDeveloperMetadata: deleted };
}

export const attachmentHandlers: Handlers = {
  addConditionalFormatRule,
  updateConditionalFormatRule,
  deleteConditionalFormatRule,
  addProtectedRange,
  updateProtectedRange,
  deleteProtectedRange,
  addNamedRange,
  updateNamedRange,
  deleteNamedRange,
  addBanding,
  updateBanding,
  deleteBanding,
  setBasicFilter,
  clearBasicFilter,
  createDeveloperMetadata,
  deleteDeveloperMetadata,
};
