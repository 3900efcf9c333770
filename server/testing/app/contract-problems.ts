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
import { allelesIn, withoutSeen } from './hidden-genes.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const Refused = z.strictObject({ code: z.string().min(1), message: z.string().min(1) });

/** Framework refusals before the call runs. */
const UNREAD: Readonly<Record<string, number>> = { TOO_LARGE: 413 };

const REQUEST_ID = /^[0-9a-f-]{36}$/;
const WORLD_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const UNFILLED = /\{\w+\}|undefined|NaN|\[object/;

/**
 * Every answer needs a request id and no alleles except of horses in `maySee`. A 200 needs world time and the
 * contract's shape; a refusal a declared code, its status and a filled sentence.
 */
export function contractProblems(
  call: CallShape,
  { status, headers, body }: HttpAnswer,
  maySee: ReadonlySet<string> = new Set(),
): readonly string[] {
  const route = `${call.method} ${call.path}`;
  const problems: string[] = [];
  if (!matches(REQUEST_ID, headers['x-request-id'])) problems.push(`${route} has no request id`);
  const alleles = repeatsAlleles(call, status) ? [] : allelesIn(withoutSeen(body, maySee));
  if (alleles.length > 0) problems.push(`${route} shows alleles at ${alleles.join(', ')}`);
  const said = () => `${route} answered ${status} ${JSON.stringify(body)}`;
  if (status === 200 || (status === 202 && call.waits)) {
    if (!matches(WORLD_TIME, headers['x-world-now'])) problems.push(`${route} has no world time`);
    const issues = issuesOf(status === 200 ? call.reply : Waits, body);
    if (issues.length > 0) problems.push(`${said()}, which is not its reply: ${JSON.stringify(issues)}`);
    return problems;
  }
  if (issuesOf(Refused, body).length > 0) return [...problems, `${said()}, which is no refusal`];
  const { code, message } = Refused.parse(body);
  if (UNFILLED.test(message)) problems.push(`The sentence of ${code} is not filled: ${message}`);
  if (!statusesOf(call, code).includes(status)) problems.push(`${said()}, which it does not promise`);
  return problems;
}

const matches = (pattern: RegExp, value: unknown): boolean =>
  typeof value === 'string' && pattern.test(value);

/** Lab refusals repeat the alleles in the request; no horse is involved. */
function repeatsAlleles({ path }: CallShape, status: number): boolean {
  return path.startsWith('/api/genetics/') && status === 400;
}

function issuesOf(schema: z.ZodType, body: unknown): z.core.$ZodIssue[] {
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
