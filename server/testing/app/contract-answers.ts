import { expect } from 'vitest';
import { z } from 'zod';
import { COMMON_REFUSALS, OUR_FAULT, type CallShape, type Sentence } from '../../../contract/call.ts';
import { CONTRACT } from '../../../contract/contract.ts';
import { allelesIn, withoutSeen } from './hidden-genes.ts';

/** What every answer of the server is held to, whatever the test that caused it is about. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const Refused = z.strictObject({ code: z.string().min(1), message: z.string().min(1) });

/** What the framework refuses before the call itself is reached. */
const UNREAD: Readonly<Record<string, number>> = { TOO_LARGE: 413 };

export function callOf(route: string): CallShape {
  const call = CONTRACT.find(({ method, path }) => `${method} ${path}` === route);
  if (!call) throw new Error(`${route} is not in the contract`);
  return call;
}

/**
 * An answer has its id and shows no alleles but those of horses whose genes whoever asked may see. One of 200 tells
 * the world's time and has the shape that the contract promises; a refusal has a code that the contract names, with
 * that code's status and a sentence without gaps.
 */
export function expectContractAnswer(
  call: CallShape,
  { status, headers, body }: HttpAnswer,
  maySee: ReadonlySet<string> = new Set(),
): void {
  const route = `${call.method} ${call.path}`;
  expect(headers['x-request-id'], `request id of ${route}`).toMatch(/^[0-9a-f-]{36}$/);
  if (!repeatsAlleles(call, status))
    expect(allelesIn(withoutSeen(body, maySee)), `alleles in the answer of ${route}`).toEqual([]);
  if (status === 200) {
    expect(headers['x-world-now'], `world time of ${route}`).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(problemsOf(call.reply, body), `${route} answered ${JSON.stringify(body)}`).toEqual([]);
    return;
  }
  expect(problemsOf(Refused, body), `${route} answered ${status} ${JSON.stringify(body)}`).toEqual([]);
  const { code, message } = Refused.parse(body);
  expect(message, `the sentence of ${code}`).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  expect(statusesOf(call, code), `${route} answered ${status} ${code}`).toContain(status);
}

/** The lab knows no horse: what its refusals name is what whoever asks has written, and what alleles there are. */
function repeatsAlleles({ path }: CallShape, status: number): boolean {
  return path.startsWith('/api/genetics/') && status === 400;
}

function problemsOf(schema: z.ZodType, body: unknown): z.core.$ZodIssue[] {
  return schema.safeParse(body).error?.issues ?? [];
}

/** Statuses with which this call may answer this code. */
function statusesOf(call: CallShape, code: string): number[] {
  if (code === OUR_FAULT.code) return [500];
  const sentences: Readonly<Record<string, Sentence>> = { ...COMMON_REFUSALS, ...call.refusals };
  const named = sentences[code]?.[0] ?? UNREAD[code];
  if (named === undefined) return [];
  return code === 'INVALID_INPUT' ? [named, 415] : [named];
}
