import { expect } from 'vitest';
import type { CallShape } from '../../../contract/call.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { contractProblems, type HttpAnswer } from './contract-problems.ts';

const CALLS: ReadonlyMap<string, CallShape> = new Map(
  EVERY_CALL.map((call) => [`${call.method} ${call.path}`, call]),
);

export function callOf(route: string): CallShape {
  const call = CALLS.get(route);
  if (!call) throw new Error(`${route} is not in the contract`);
  return call;
}

export function expectContractAnswer(
  call: CallShape,
  answer: HttpAnswer,
  maySee: ReadonlySet<string> = new Set(),
): void {
  const problems = contractProblems(call, answer, maySee);
  // Tests make tens of thousands of calls: an assertion costs more than comparing the length.
  if (problems.length > 0) expect(problems).toEqual([]);
}
