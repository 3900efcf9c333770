import { z } from 'zod';
import type { CallShape } from '../../contract/call.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';

/** As sent, before validation. */
export type Sent = Readonly<Record<'params' | 'query' | 'body', unknown>>;

/** After validation. */
export type Input = Readonly<Record<keyof Sent, unknown>>;

export function readRequest(
  call: CallShape,
  { params, query, body }: Sent,
): Input | Refusal<'INVALID_INPUT'> {
  const misspelt = misspeltFilter(call, query);
  if (misspelt !== undefined) return refuse('INVALID_INPUT', { problem: misspelt });
  const parts = { params, query, body: body ?? {} };
  const read: Record<keyof typeof parts, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(parts[part]);
    if (!result.success) return refuse('INVALID_INPUT', { problem: problemOf(result.error) });
    read[part] = result.data;
  }
  return read;
}

const filters = new WeakMap<CallShape, readonly string[]>();

/** Names that the query of a call may have. */
export function filtersOf(call: CallShape): readonly string[] {
  const known = filters.get(call);
  if (known) return known;
  const schema = call.query && z.toJSONSchema(call.query, { target: 'openapi-3.0', io: 'input' });
  const names = Object.keys(schema?.properties ?? {});
  filters.set(call, names);
  return names;
}

const LONGEST_NAME = 50;

/** A mistyped filter would be ignored, and its reader take the whole list for the matches. */
function misspeltFilter(call: CallShape, query: unknown): string | undefined {
  if (call.method !== 'GET' || !call.query) return undefined;
  const names = filtersOf(call);
  const unknown = Object.keys(query ?? {}).find((name) => !names.includes(name));
  if (unknown === undefined) return undefined;
  return `There is no filter \`${unknown.slice(0, LONGEST_NAME)}\`. There are: ${names.join(', ')}.`;
}

/** Prefixes the field's name if the sentence lacks it. */
function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'That request could not be read.';
  // "received NaN" describes our parsing, not the player's input.
  const own = issue.message.replace(/, received .*$/, '');
  return /^(?:Invalid|Unrecognized|Too (?:big|small|many|few)|Expected)/.test(own) && issue.path.length > 0
    ? `${issue.path.join('.')}: ${own}`
    : own;
}
