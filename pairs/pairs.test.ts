import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_CALL } from '../contract/contract.ts';
import { openDatabase, type Database } from '../server/db/open-database.ts';
import { startTestApp, type TestApp } from '../server/testing/app/test-app.ts';
import { NO_PUSH } from '../server/testing/builders/granted-calls.ts';
import { makeAlone, meetingsOf, type Alone, type Meeting } from './meetings.ts';
import { LEFT_OUT } from './left-out.ts';
import { requestsOf } from './requests.ts';
import { Rewinder } from '../server/testing/database/rewinder.ts';
import { peopleOf, setScene } from './scene.ts';
import { tryPair } from './try-pair.ts';

/* Two servers on one database, each with connections of its own. `PAIRS` is set by `npm run pairs`. */

const WHICH = process.env['PAIRS'] ?? '';
/** Milliseconds. */
const SETTING_MS = 600_000;
const WHOLE_MS = 4 * 3_600_000;
/** The audit of one pair takes as long as a dozen tries. */
const PAIRS_PER_AUDIT = 20;
const PAIRS_PER_LOG = 100;

let app: TestApp;
let other: TestApp;
let connections: Database;
let rewinder: Rewinder;
let people: ReadonlySet<string>;
const all: Alone[] = [];
beforeAll(async () => {
  app = await startTestApp({ push: NO_PUSH });
  const scene = await setScene(app);
  const databaseUrl = app.database.pool.options.connectionString ?? '';
  connections = await openDatabase({ dataDir: '', databaseUrl, maxConnections: 8 });
  other = await startTestApp({ push: NO_PUSH, database: connections, seed: 2 });
  people = peopleOf(scene);
  rewinder = await Rewinder.begin(databaseUrl);
  for (const request of requestsOf(scene)) all.push(await makeAlone(app, rewinder, request));
}, SETTING_MS);
afterAll(async () => {
  await rewinder.close();
  await other.close();
  await connections.close();
  await app.close();
});

test('every writing call is among the pairs, and is granted alone', () => {
  const writing = EVERY_CALL.filter(({ method }) => method !== 'GET').map(
    ({ method, path }) => `${method} ${path}`,
  );
  const granted = all.filter(({ answer }) => answer.startsWith('2')).map(({ request }) => request.route);
  expect([...new Set([...granted, ...Object.keys(LEFT_OUT)])].toSorted()).toEqual(writing.toSorted());
});

test('two calls at once end as one after the other', { timeout: WHOLE_MS }, async () => {
  const meetings = chosen(meetingsOf(all, rewinder));
  const problems: string[] = [];
  let [tries, met] = [0, 0];
  for (const [index, meeting] of meetings.entries()) {
    const how = { isThorough: WHICH !== '', audits: index % PAIRS_PER_AUDIT === 0 };
    const tried = await tryPair({ apps: [app, other], rewinder }, meeting, how);
    tries += tried.tries;
    met += tried.met;
    problems.push(...tried.problems);
    for (const problem of tried.problems) log(problem);
    if (index % PAIRS_PER_LOG === 0) log(`${index} of ${meetings.length} pairs, ${tries} tries`);
  }
  log(`${meetings.length} pairs, ${tries} tries, of which both calls waited at once in ${met}`);
  expect(problems.join('\n')).toBe('');
  // Otherwise the gates no longer work.
  if (WHICH === '') expect(met).toBeGreaterThan(tries / 2);
});

/** A run by hand is long, so it logs problems at once. */
function log(sentence: string): void {
  if (WHICH !== '') process.stderr.write(`${sentence}\n`);
}

/** In `npm test`: every third of the pairs that meet on more than a player, at what they meet on. */
function chosen(meetings: readonly Meeting[]): readonly Meeting[] {
  if (WHICH !== '')
    return meetings.filter(({ pair }) => WHICH === 'all' || pair.some(({ route }) => route.includes(WHICH)));
  const notOfPeople = meetings.flatMap((meeting) => {
    const gates = meeting.gates.filter(({ id }) => !people.has(id));
    return gates.length === 0 ? [] : [{ ...meeting, gates }];
  });
  return notOfPeople.filter((_, index) => index % 3 === 0);
}
