import { setTimeout as wait } from 'node:timers/promises';
import { audit } from './commands.ts';
import type { Cluster, Fault } from './fault.ts';
import type { Diary } from './journal.ts';
import { until } from './programs.ts';
import type { Stream } from './streams.ts';
import type { Row } from './table.ts';

const STREAMS_BACK_SECONDS = 5;
const NOTIFIED_SECONDS = 5;
const PROBLEMS_LISTED = 5;

export interface ObserverOptions {
  readonly cluster: Cluster;
  readonly streams: readonly Stream[];
  readonly say: (text: string) => void;
}

/**
 * Triggers a fault, waits until the cluster is whole again, and reports what players noticed and what remains. Whatever
 * breaks in the test itself is a problem of this fault alone.
 */
export async function observe({ cluster, streams, say }: ObserverOptions, fault: Fault): Promise<Row> {
  const { databases, games, journal, load, pictures, repository } = cluster;
  const { name, limits } = fault;
  const problems: string[] = [];
  const orProblem = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : String(error));
      return undefined;
    });
  for (const stream of streams) stream.absences();
  load.take();
  const refusedBefore = journal.refused;
  const note = await orProblem(fault.happen(cluster));
  await orProblem(
    until('the cluster is whole again', async () => (await databases.isWhole()) && (await games.areReady()), {
      seconds: 90,
    }),
  );
  await wait(3_000);
  const traffic = load.take();
  const absences = streams.flatMap((stream) => stream.absences());
  const notifiedSeconds = await orProblem(secondsUntilNotified(cluster, streams));
  const answers = await orProblem(journal.check());
  const shown = await orProblem(pictures.check());
  const lost = [...(answers?.lost ?? []), ...(shown?.lost ?? [])];
  const report = await orProblem(audit(repository, games.databaseUrl));
  load.take();

  const awaySeconds = Math.max(0, ...absences);
  if (traffic.failed > limits.failed) problems.push(`${traffic.failed} failed`);
  if (traffic.outageSeconds > limits.outageSeconds)
    problems.push(`nothing worked for ${traffic.outageSeconds.toFixed(1)} s`);
  if (awaySeconds > STREAMS_BACK_SECONDS) problems.push(`a stream was away for ${awaySeconds.toFixed(1)} s`);
  if (notifiedSeconds === undefined) problems.push(`streams were not notified within ${NOTIFIED_SECONDS} s`);
  problems.push(...traffic.faults.slice(0, PROBLEMS_LISTED), ...lost.slice(0, PROBLEMS_LISTED));
  if (lost.length > PROBLEMS_LISTED) problems.push(`and ${lost.length - PROBLEMS_LISTED} more are lost`);
  if (report?.problem !== undefined) problems.push(report.problem);
  const refused = journal.refused - refusedBefore;
  if (refused > 0) say(`  ${refused} store offers were sold to another bot first`);
  for (const [reason, times] of traffic.reasons) say(`  ${times} x ${reason}`);
  for (const one of problems) say(`  PROBLEM: ${one}`);
  return {
    name,
    note: note ?? '',
    traffic,
    streamsLost: absences.length,
    awaySeconds,
    notifiedSeconds,
    found: (answers?.found ?? 0) + (shown?.found ?? 0),
    lost: lost.length,
    checks: report?.checks ?? 0,
    problems,
  };
}

/** Sends a letter to each player with a stream; undefined if a stream does not report its letter. */
async function secondsUntilNotified(
  { journal }: Cluster,
  streams: readonly Stream[],
): Promise<number | undefined> {
  const people = streams.flatMap((stream) => journal.diaries.filter(({ token }) => token === stream.token));
  const begun = performance.now();
  const next = (index: number, one: Diary) => people[(index + 1) % people.length] ?? one;
  await Promise.allSettled(people.map((one, index) => journal.write(next(index, one), one)));
  return until(
    'every stream has reported its letter',
    () => streams.every(({ heard, isIncomplete }) => (heard.get('mail') ?? 0) > begun && !isIncomplete),
    { seconds: NOTIFIED_SECONDS },
  ).catch(() => undefined);
}
