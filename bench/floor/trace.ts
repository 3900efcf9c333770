import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { RoundTrips } from '../measurement.ts';
import type { PreparedStep } from '../load/request.ts';

/** What the game sent to its database for one request, in the order in which it did. */
export interface Trace {
  readonly beforeAnswer: readonly Statement[];
  /** Of what it left to be done, such as telling other processes of several requests at once. */
  readonly afterAnswer: readonly Statement[];
}

export interface Statement {
  /** Which of the texts. */
  readonly text: number;
  readonly values: readonly unknown[];
  /** Sent on another connection while the others go on. */
  readonly aside: boolean;
  /** Sent before the last one on the same connection was answered. */
  readonly together: boolean;
}

/** Every request of a recording. Values keep their types (instants, bytes), so that `pg` sends them as it did. */
export interface Recording {
  readonly texts: readonly string[];
  /** By the number of the request. */
  readonly traces: ReadonlyMap<number, Trace>;
  /** What the game answered, by the number of the request. */
  readonly replies: ReadonlyMap<number, unknown>;
}

export function writeRecording(file: string, recording: Recording): void {
  writeFileSync(file, serialize(recording));
}

export function readRecording(file: string): Recording {
  return deserialize(readFileSync(file)) as Recording;
}

/** Texts of the statements that the answer to a request waited for, in order. Throws if it was not recorded. */
export function statementsOf(recording: Recording, request: number): string[] {
  return textsOf(recording, traceOf(recording, request).beforeAnswer);
}

function traceOf({ traces }: Recording, request: number): Trace {
  const trace = traces.get(request);
  if (!trace) throw new Error(`What the game did for request ${request} was not recorded`);
  return trace;
}

function textsOf({ texts }: Recording, statements: readonly Statement[]): string[] {
  return statements.map(({ text }) => texts[text] ?? '');
}

/** Counts the round trips of each step and of each of its calls: what is sent together makes one. */
export function roundTripsOf(recording: Recording, steps: readonly PreparedStep[]): RoundTrips {
  const ids = steps.flatMap(({ requests }) => requests.map(({ id }) => id));
  const before = ids.map((id) => roundTrips(traceOf(recording, id).beforeAnswer));
  const after = ids.map((id) => roundTrips(traceOf(recording, id).afterAnswer));
  return {
    mean: sum(before) / steps.length,
    most: before.reduce((most, count) => Math.max(most, count), 0),
    afterAnswer: sum(after) / steps.length,
  };
}

function roundTrips(statements: readonly Statement[]): number {
  return statements.filter(({ together }) => !together).length;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
