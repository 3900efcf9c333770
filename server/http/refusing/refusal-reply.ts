import type { FastifyReply } from 'fastify';
import {
  COMMON_REFUSALS,
  KEY_REFUSALS,
  WAITING_REFUSALS,
  takesKey,
  type CallShape,
  type Sentence,
} from '../../../contract/call.ts';
import { fillSentence } from '../../../contract/refusal-message.ts';
import type { RefusalDetails, Refusal } from '../../../game/refusal.ts';

/** Statuses with `Retry-After`, from `seconds` of the details. */
const MAY_BE_RETRIED: ReadonlySet<number> = new Set([429, 503]);

export function sendRefusal(
  reply: FastifyReply,
  code: string,
  [status, sentence]: Sentence,
  details: RefusalDetails = {},
): FastifyReply {
  if (details['seconds'] !== undefined && MAY_BE_RETRIED.has(status))
    reply.header('retry-after', details['seconds']);
  return reply.code(status).send({ code, message: fillSentence(sentence, details) });
}

/** Status and body, as they are sent. */
export function refusalSent(call: CallShape, { refused: code, details }: Refusal) {
  const [status, sentence] = sentenceFor(call, code);
  return { status, body: { code, message: fillSentence(sentence, details) } };
}

export function refusalView<Code extends string>(
  sentences: Readonly<Record<NoInfer<Code>, Sentence>>,
  { refused: code, details }: Refusal<Code>,
): { code: Code; message: string } {
  const sentence: Sentence | undefined = sentences[code];
  if (!sentence) throw new Error(`No sentence for ${code}`);
  return { code, message: fillSentence(sentence[1], details) };
}

export function sentenceFor(call: CallShape, code: string): Sentence {
  const sentences: Readonly<Record<string, Sentence>> = {
    ...(call.access === 'player' && { NOT_SIGNED_IN: COMMON_REFUSALS.NOT_SIGNED_IN }),
    ...(takesKey(call) && KEY_REFUSALS),
    ...(call.waits && { ...WAITING_REFUSALS, ...COMMON_REFUSALS }),
    ...call.refusals,
  };
  const sentence = sentences[code];
  if (!sentence) throw new Error(`${call.method} ${call.path} has no sentence for ${code}`);
  return sentence;
}
