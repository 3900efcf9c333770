import { expect } from 'vitest';
import type { CallShape } from '../../../contract/call.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { contractProblems, type HttpAnswer } from './contract-problems.ts';

export function callOf(route: string): CallShape {
  const call = EVERY_CALL.find(({ method, path }) => `${method} ${path}` === route);
  if (!call) throw new Error(`${route} is not in the contract`);
  return call;
}

export function expectContractAnswer(
  call: CallShape,
  answer: HttpAnswer,
  maySee: ReadonlySet<string> = new Set(),
): void {
  expect(contractProblems(call, answer, maySee)).toEqual([]);
}
