import type { z } from 'zod';
import type { CallShape } from '../../contract/call.ts';
import { refuse } from '../../game/refusal.ts';

/** As sent, before validation. */
export type Sent = Readonly<Record<'params' | 'query' | 'body', unknown>>;

export function readRequest(call: CallShape, { params, query, body }: Sent) {
  const parts = { params, query, body: body ?? {} };
  const read: Partial<Record<keyof typeof parts, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(parts[part]);
    if (!result.success) return refuse('INVALID_INPUT', { problem: problemOf(result.error) });
    read[part] = result.data;
  }
  return read;
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
