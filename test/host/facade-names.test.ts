/** Every method of a rebuilt Google object is one that Google's object has: names are read from the published typings. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');
const typings = path.join(root, 'node_modules/@types/google-apps-script');
const services = path.join(root, 'src/host/services');

/** Interface or class → its member names, for all files of the typings; inheritance is followed by name. */
function published(): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  const parents = new Map<string, string[]>();
  const files = fs.readdirSync(typings).filter((name) => name.endsWith('.d.ts'));
  for (const file of [...files, 'apis/sheets_v4.d.ts']) {
    const source = ts.createSourceFile(file, fs.readFileSync(path.join(typings, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
        const name = node.name?.text ?? '';
        const known = members.get(name) ?? new Set<string>();
        for (const member of node.members) if (member.name && 'text' in member.name) known.add(member.name.text);
        members.set(name, known);
        const above = (node.heritageClauses ?? []).flatMap((clause) =>
          clause.types.map((type) => type.expression.getText(source)),
        );
        parents.set(name, [...(parents.get(name) ?? []), ...above.map((one) => one.split('.').pop() ?? one)]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const all = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return new Set();
    seen.add(name);
    const own = members.get(name) ?? new Set<string>();
    return new Set([...own, ...(parents.get(name) ?? []).flatMap((parent) => [...all(parent, seen)])]);
  };
  return new Map([...members.keys()].map((name) => [name, all(name)]));
}

/** Class of ours → its public methods. */
function rebuilt(): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const file of fs.readdirSync(services)) {
    const source = ts.createSourceFile(
      file,
      fs.readFileSync(path.join(services, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    source.forEachChild((node) => {
      if (!ts.isClassDeclaration(node) || !node.name || node.name.text === 'Facade') return;
      const hidden = (member: ts.ClassElement): boolean =>
        ts.getCombinedModifierFlags(member) !== 0 &&
        /static|private|protected/.test(member.getText(source).slice(0, 40));
      const methods = node.members.filter(
        (member) => ts.isMethodDeclaration(member) && ts.isIdentifier(member.name) && !hidden(member),
      );
      found.push([node.name.text, methods.map((member) => (member.name as ts.Identifier).text)]);
    });
  }
  return found;
}

/** Names that differ between our classes and the typings. */
const ALIASES: Readonly<Record<string, string>> = {
  Spreadsheets: 'SpreadsheetsCollection',
  Values: 'ValuesCollection',
  ChoiceItem: 'MultipleChoiceItem',
  FileTriggerBuilder: 'SpreadsheetTriggerBuilder',
  WebAppService: 'Service',
  Builder: 'TextValidationBuilder',
  QuestionItem: 'TextItem',
  Properties: 'Properties',
  Console: 'console',
};
/** Members the typings of this version lack (GOOGLE-RUNTIME line 15), or that they spell as plain declarations. */
const LACKING = new Set([
  'Form.isPublished',
  'Form.setPublished',
  'Console.log',
  'Console.info',
  'Console.warn',
  'Console.error',
  'Console.time',
  'Console.timeEnd',
]);

test('No method is of our own invention', () => {
  const known = published();
  expect(known.get('Range')?.has('getValues')).toBe(true);
  const invented = rebuilt().flatMap(([name, methods]) =>
    methods
      .map((method) => `${name}.${method}`)
      .filter(
        (one) =>
          !LACKING.has(one) && !one.endsWith('.toString') && !known.get(ALIASES[name] ?? name)?.has(one.split('.')[1]!),
      ),
  );
  expect(invented).toEqual([]);
});

test('There are several hundred of them', () => {
  expect(rebuilt().flatMap(([, methods]) => methods).length).toBeGreaterThan(350);
});
