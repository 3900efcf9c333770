import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { RoundTrips } from '../findings.ts';
import type { PreparedStep } from '../load/request.ts';

export const BEGINS_TRANSACTION = /^(?:start transaction|begin)\b/;
export const ENDS_TRANSACTION = /^(?:commit|rollback)$/;

export interface Trace {
  readonly beforeAnswer: readonly Statement[];
  readonly afterAnswer: readonly Statement[];
}

export interface Statement {
  readonly text: number;
  readonly values: readonly unknown[];
  /** Sent concurrently on another connection. */
  readonly aside: boolean;
  /** Pipelined: sent without waiting for the previous reply. */
  readonly together: boolean;
}

/** Values keep their types (instants, bytes), so that `pg` encodes them in the same way. */
export interface Recording {
  readonly texts: readonly string[];
  readonly traces: ReadonlyMap<number, Trace>;
  readonly replies: ReadonlyMap<number, unknown>;
}

export function writeRecording(file: string, recording: Recording): void {
  writeFileSync(file, serialize(recording));
}

export function readRecording(file: string): Recording {
  return deserialize(readFileSync(file)) as Recording;
}

/** Throws if the request was not recorded. */
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

/** Pipelined statements share a round trip. */
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
