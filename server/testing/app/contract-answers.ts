import { expect } from 'vitest';
import { z } from 'zod';
import {
  COMMON_REFUSALS,
  KEY_REFUSALS,
  OUR_FAULT,
  WAITING_REFUSALS,
  takesKey,
  Waits,
  type CallShape,
  type Sentence,
} from '../../../contract/call.ts';
import { CONTRACT } from '../../../contract/contract.ts';
import { allelesIn, withoutSeen } from './hidden-genes.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const Refused = z.strictObject({ code: z.string().min(1), message: z.string().min(1) });

/** Framework refusals before the call runs. */
const UNREAD: Readonly<Record<string, number>> = { TOO_LARGE: 413 };

export function callOf(route: string): CallShape {
  const call = CONTRACT.find(({ method, path }) => `${method} ${path}` === route);
  if (!call) throw new Error(`${route} is not in the contract`);
  return call;
}

/**
 * Every answer needs a request id and no alleles except of horses in `maySee`. A 200 needs world time and the
 * contract's shape; a refusal a declared code, its status and a filled sentence.
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
  if (status === 200 || (status === 202 && call.waits)) {
    const shape = status === 200 ? call.reply : Waits;
    expect(headers['x-world-now'], `world time of ${route}`).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(problemsOf(shape, body), `${route} answered ${JSON.stringify(body)}`).toEqual([]);
    return;
  }
  expect(problemsOf(Refused, body), `${route} answered ${status} ${JSON.stringify(body)}`).toEqual([]);
  const { code, message } = Refused.parse(body);
  expect(message, `the sentence of ${code}`).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  expect(statusesOf(call, code), `${route} answered ${status} ${code}`).toContain(status);
}

/** Lab refusals repeat the alleles in the request; no horse is involved. */
function repeatsAlleles({ path }: CallShape, status: number): boolean {
  return path.startsWith('/api/genetics/') && status === 400;
}

function problemsOf(schema: z.ZodType, body: unknown): z.core.$ZodIssue[] {
  return schema.safeParse(body).error?.issues ?? [];
}

function statusesOf(call: CallShape, code: string): number[] {
  if (code === OUR_FAULT.code) return [500];
  const sentences: Readonly<Record<string, Sentence>> = {
    ...COMMON_REFUSALS,
    ...(call.waits && WAITING_REFUSALS),
    ...(takesKey(call) && KEY_REFUSALS),
    ...call.refusals,
  };
  const named = sentences[code]?.[0] ?? UNREAD[code];
  if (named === undefined) return [];
  return code === 'INVALID_INPUT' ? [named, 415] : [named];
}
