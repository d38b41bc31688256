/** The import guard: each room may import only rooms before it (src/ARCHITECTURE.md). */

/** The stages of the domain in the order a tournament passes them; siblings share a step. */
const STAGES = [
  'common',
  'journal',
  'regulation',
  'registration',
  'payment',
  'waitlist',
  'check-in|appeal',
  'play',
  'pairing|standings',
  'ranking-lists',
  'prizes',
  'promotion',
  'outcome',
];

/** What runs inside Google: its own code and zod/mini, never a package or a module of Node. */
const APP = '^(apps-script|src/(domain|office|rooms|tables|formats|messages))/';

const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });
const typesOnly = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});

const rules = [
  forbid('nothing imports the shells', '^src/(?!cli)', '^(apps-script|src/cli)/'),
  forbid('commands and host run the built bundle, they do not import it', '^src/', '^apps-script/'),
  forbid('the product knows nothing of its tests', '^(src|apps-script)/', '^test/'),
  forbid('domain knows nobody outside', '^src/domain/', '^src/(?!domain)|^apps-script'),
  forbid(
    'office: domain, rooms, tables and the shape of messages',
    '^src/office/',
    '^src/(?!office|domain|rooms|tables|messages)',
  ),
  forbid('rooms hand on what they import', '^src/rooms/', '^src/(?!domain|formats|tables|office|rooms)'),
  typesOnly('office takes sentences as an argument, it knows only their type', '^src/office/', '^src/messages/'),
  forbid('tables: domain only', '^src/tables/', '^src/(?!tables|domain)'),
  forbid('formats: what they carry in and out', '^src/formats/', '^src/(?!formats|domain/(common|payment|play)/)'),
  forbid('host knows nothing of ours', '^src/host/', '^src/(?!host)|^sheets-templates'),
  forbid('messages import nothing', '^src/messages/', '^(?!src/messages/)'),
  forbid('apps-script does not reach the host or the commands', '^apps-script/', '^src/(host|cli)/'),
  // results, hashes and the seed typed in at the venue; everything that decides goes through the office
  typesOnly('apps-script decides nothing', '^apps-script/', '^src/domain/(?!common/|play/draws/draw\\.ts)'),
  forbid('only the shells read templates', '^src/(?!cli)', '^sheets-templates/'),
  forbid('pairing and standings are siblings', '^src/domain/pairing/', '^src/domain/standings/'),
  forbid('standings and pairing are siblings', '^src/domain/standings/', '^src/domain/pairing/'),
  {
    name: 'app code needs no package but zod/mini',
    severity: 'error',
    // what a page runs in the browser is not part of the script
    from: { path: APP, pathNot: '^apps-script/pages/qr\\.ts$' },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg'], pathNot: '^node_modules/(zod/|@types/)' },
  },
  { name: 'zod only as zod/mini', severity: 'error', from: { path: APP }, to: { path: '^node_modules/zod/(?!mini/)' } },
  { name: 'app code has no Node', severity: 'error', from: { path: APP }, to: { dependencyTypes: ['core'] } },
  { name: 'everything resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
];

STAGES.forEach((stage, i) => {
  const later = STAGES.slice(i + 1).join('|');
  if (later)
    rules.push(forbid(`${stage} imports earlier stages only`, `^src/domain/(${stage})/`, `^src/domain/(${later})/`));
});

module.exports = {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
