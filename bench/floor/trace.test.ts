import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareSteps } from '../load/request.ts';
import { readRecording, roundTripsOf, statementsOf, writeRecording, type Recording } from './trace.ts';

const folder = mkdtempSync(join(tmpdir(), 'fetlock-recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statement = (text: number, ...values: unknown[]) => ({ text, values, aside: false, together: false });
const sentWithTheLast = (text: number) => ({ ...statement(text), together: true });

/** Two steps: two calls, the second with concurrent and deferred statements; and one call. */
const RECORDING: Recording = {
  texts: ['select 1', 'commit', 'notify'],
  traces: new Map([
    [0, { beforeAnswer: [statement(0)], afterAnswer: [] }],
    [
      1,
      {
        beforeAnswer: [statement(0), statement(0), sentWithTheLast(0), statement(1)],
        afterAnswer: [statement(2)],
      },
    ],
    [2, { beforeAnswer: [statement(0), statement(1)], afterAnswer: [] }],
  ]),
  replies: new Map([[0, { coins: 5 }]]),
};
const CALL = { method: 'GET', path: '/' } as const;

describe('a recording', () => {
  test('is read back from its file with the types of its values', () => {
    const values = [new Date('2030-05-01'), Buffer.from([0, 255]), ['a', null], 1.5, null, true];
    const traces = new Map([[7, { beforeAnswer: [statement(0, ...values)], afterAnswer: [] }]]);
    const file = join(folder, 'one');
    writeRecording(file, { ...RECORDING, traces });
    const read = readRecording(file);
    expect(read).toEqual({ ...RECORDING, traces });
    expect(Buffer.isBuffer(read.traces.get(7)?.beforeAnswer[0]?.values[1])).toBe(true);
  });

  test('counts statements before and after the reply separately', () => {
    const steps = prepareSteps([[CALL, CALL], [CALL]]);
    expect(roundTripsOf(RECORDING, steps)).toEqual({ mean: 3, most: 3, afterAnswer: 0.5 });
    expect(statementsOf(RECORDING, 1)).toEqual(['select 1', 'select 1', 'select 1', 'commit']);
  });

  test('throws for a request that it does not contain', () => {
    expect(() => roundTripsOf(RECORDING, prepareSteps([[CALL], [CALL], [CALL], [CALL]]))).toThrow(
      'request 3 was not recorded',
    );
  });
});
