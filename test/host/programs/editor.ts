/** A process that edits without end and says on stdout what was acknowledged; the test kills it. */
import { createHost } from '../../../src/host';

const [stateDir = '', from = '0'] = process.argv.slice(2);
const host = createHost({
  bundle: {
    code: 'function onEdit(e) { PropertiesService.getScriptProperties().setProperty("last", e.value); }',
    name: 'Code.js',
  },
  now: Date.UTC(2026, 2, 1),
  timeZone: 'Asia/Taipei',
  stateDir,
});
const book = host.workbooks.list()[0] ?? host.workbooks.create('Office');
const tab = book.sheets[0]!.title;
for (let n = Number(from); ; n++) {
  host.editCell(book.id, tab, `A${(n % 900) + 1}`, `n${n}`);
  // synchronous, so that nothing is acknowledged that was not said
  process.stdout.write(`${n}\n`);
  if (n % 40 === 39) host.save();
}
