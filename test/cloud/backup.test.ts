/** Backup, audit, going on offline and bringing it back: over REST with what may only read, and from files. */
import fs from 'node:fs';
import path from 'node:path';
import { audit } from '../../src/cli/audit/audit';
import { offlineBackup } from '../../src/cli/backup';
import { readBackup, type Backup } from '../../src/cli/backup/book';
import { openBackup } from '../../src/cli/backup/offline';
import { recordsOf } from '../../src/cli/backup/records';
import { connectSheets, READING } from '../../src/cli/google/clients';
import { readBooks } from '../../src/cli/google/read-book';
import { OWNER } from '../../src/cli/office-host';
import { restore } from '../../src/cli/restore';
import type { Answer, Execution, Host } from '../../src/host';
import { forgetCopies, TestOffice, type Copy } from '../helpers/office';
import { tellStory } from '../helpers/story';
import { folder, HASTY, hoshitori, loopback, signIn, stopAll } from './kit';
import type { Loopback } from './loopback/server';

jest.setTimeout(120_000);
afterEach(stopAll);
afterAll(forgetCopies);

/** Seated and not yet paired: the moment the network dies. */
class Morning extends Error {
  constructor(readonly copy: Copy) {
    super('morning');
  }
}
let morning: Copy;
beforeAll(() => {
  try {
    tellStory({ dan: 5, kyu: 4, standby: 1 }, ({ name }, office) => {
      if (name === 'pairRound') throw new Morning(office.copy());
    });
  } catch (error) {
    if (!(error instanceof Morning)) throw error;
    morning = error.copy;
  }
});

async function google(copy: Copy): Promise<Loopback> {
  const stateDir = folder();
  fs.copyFileSync(copy.state, path.join(stateDir, 'state.json'));
  return loopback({ stateDir });
}
const officeId = (server: Loopback): string => server.host.workbooks.boundId ?? '';
const sheets = () => connectSheets({ auth: signIn(), scopes: READING }, { fetchImplementation: fetch });
const saved = async (server: Loopback): Promise<Backup> =>
  readBooks(await sheets(), officeId(server), HASTY, new Date(0));

function click(host: Host, office: string, fn: string, answers: readonly Answer[]): Execution {
  const done = host.execute(fn, [], {
    user: OWNER,
    kind: 'menu',
    activeSpreadsheetId: office,
    answers: [...answers, 'OK', 'OK', 'OK'],
  });
  if (!done.ok) throw new Error(`${fn}: ${done.error ?? ''}`);
  return done;
}

/** The first round drawn offline, from the backup. */
async function playedOffline(base: Backup): Promise<Backup> {
  const stateDir = folder();
  const { host, officeId: id } = openBackup(base, { now: Date.parse('2026-12-19T01:10:00Z'), stateDir });
  click(host, id, 'pairRound', [{ button: 'OK', text: '骰子 1' }]);
  host.save();
  await host.close();
  return offlineBackup(stateDir, new Date(0));
}

test('a backup needs only what may read, and is written as JSON and as Excel that audit alike', async () => {
  const server = await google(morning);
  const backup = await saved(server);
  expect(server.seen.map(({ method }) => method)).toEqual(server.seen.map(() => 'GET'));
  expect(backup.floor?.sheets.length).toBeGreaterThan(1);
  const out = folder();
  const made = await hoshitori(['backup', officeId(server), '--out', out, '--auth', signIn()]);
  expect(made).toEqual({ code: 0, out: expect.stringContaining('.xlsx') as string });
  expect(server.faults).toEqual([]);
  const [json = '', xlsx = ''] = made.out.trim().split('\n').slice(-2);
  expect({ ...(await readBackup(json)), savedAt: backup.savedAt }).toEqual(backup);
  const records = recordsOf(backup.office);
  expect(records.journal.length).toBeGreaterThan(30);
  expect(audit(records).findings).toEqual([]);
  for (const file of [json, xlsx]) {
    const audited = await hoshitori(['audit', '--from', file]);
    expect(audited).toEqual({ code: 0, out: expect.stringContaining('all agrees') as string });
  }
  // Excel carries no floor file and no ids of tabs; the office goes on all the same
  const stateDir = folder();
  const gone = await hoshitori(['host', '--from', xlsx, '--state', stateDir, '--port', '0']);
  expect(gone.code).toBe(0);
  const there = recordsOf(offlineBackup(stateDir, new Date(0)).office);
  expect({ ...there.facts, marks: {} }).toEqual({ ...records.facts, marks: {} });
  expect(there.journal).toEqual(records.journal);
  await expect(readBackup(path.join(__dirname, 'kit.ts'))).rejects.toThrow('neither a backup');
});

test('the network dies, the round is paired offline, and comes back with its journal, once', async () => {
  const server = await google(morning);
  const base = await saved(server);
  const ours = await playedOffline(base);
  const client = await sheets();
  const dry = await restore(client, officeId(server), base, ours, true, HASTY);
  expect(dry.conflicts).toEqual([]);
  expect(dry.rows).toBeGreaterThan(3);
  expect(server.host.workbooks.get(officeId(server)).values('對局')).toHaveLength(1);
  server.fault = (_, request) => (request.url.includes(':batchUpdate') ? { kind: 'cut', when: 'after' } : undefined);
  await expect(restore(client, officeId(server), base, ours, false, HASTY)).rejects.toThrow('writing');
  server.fault = () => undefined;
  expect(await restore(client, officeId(server), base, ours, false, HASTY)).toEqual({
    conflicts: [],
    rows: 0,
    lines: 0,
  });
  const here = recordsOf((await saved(server)).office);
  const there = recordsOf(ours.office);
  expect(here.facts.games).toEqual(there.facts.games);
  expect(here.facts.draws).toEqual(there.facts.draws);
  expect(here.journal.map(({ action }) => action)).toEqual(there.journal.map(({ action }) => action));
  expect(here.facts.marks['formId.registration']).toBe(recordsOf(base.office).facts.marks['formId.registration']);
  expect(audit(here).findings).toEqual([]);
  expect(server.faults).toEqual([]);
});

test('both sides paired: nothing is written, and every fact is named', async () => {
  const there = await google(morning);
  const base = await saved(there);
  const ours = await playedOffline(base);
  const organiser = new TestOffice({}, morning);
  organiser.moveTo('2026-12-19T09:12:00');
  organiser.click('pairRound', [{ button: 'OK', text: '硬幣 9' }, 'OK', 'OK', 'OK']);
  const server = await google(organiser.copy());
  organiser.close();
  const before = server.host.workbooks.get(officeId(server)).revision;
  const refused = await restore(await sheets(), officeId(server), base, ours, false, HASTY);
  expect(refused.conflicts.join('\n')).toMatch(/D-0001: .*seed is/);
  expect(server.host.workbooks.get(officeId(server)).revision).toBe(before);
});
