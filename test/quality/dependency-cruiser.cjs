/** The import guard: each room may import only rooms before it (src/ARCHITECTURE.md). */
const stages = ['common', 'journal', 'regulation', 'registration', 'payment', 'waitlist', 'check-in', 'play', 'pairing|standings', 'prizes', 'promotion'];
const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });
const rules = [
  forbid('nothing imports the shells', '^src/(?!cli)', '^(apps-script|src/cli)/'),
  forbid('domain knows nobody outside', '^src/domain/', '^src/(?!domain)|^apps-script'),
  forbid('office: domain and tables only', '^src/office/', '^src/(?!office|domain|tables)|^apps-script'),
  forbid('tables: domain only', '^src/tables/', '^src/(?!tables|domain)|^apps-script'),
  forbid('formats: domain only', '^src/formats/', '^src/(?!formats|domain)|^apps-script'),
  forbid('host knows nothing of ours', '^src/host/', '^src/(?!host)|^apps-script|^sheets-templates'),
  forbid('messages import nothing', '^src/messages/', '^src/(?!messages)|^apps-script'),
  forbid('apps-script does not reach the host or the commands', '^apps-script/', '^src/(host|cli)/'),
  forbid('pairing and standings are siblings', '^src/domain/pairing/', '^src/domain/standings/'),
  forbid('standings and pairing are siblings', '^src/domain/standings/', '^src/domain/pairing/'),
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
];
stages.forEach((stage, i) => {
  const later = stages.slice(i + 1).join('|');
  if (later) rules.push(forbid(`${stage} imports earlier stages only`, `^src/domain/(${stage})/`, `^src/domain/(${later})/`));
});
module.exports = {
  forbidden: rules,
  options: { doNotFollow: { path: 'node_modules' }, tsConfig: { fileName: 'tsconfig.json' }, tsPreCompilationDeps: true },
};
