import type { FastifyReply } from 'fastify';
import type { Sentence } from '../../contract/call.ts';
import type { Refusal, RefusalDetails } from '../../game/refusal.ts';

/** Refused for now: `seconds` of the details say when to try again. */
const MAY_BE_RETRIED: ReadonlySet<number> = new Set([429, 503]);

/** Sends `{code, message}` with the sentence's status; `{name}` in the sentence is filled from the details. */
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

/** A refusal as part of a reply: code and sentence. */
export function refusalView<Code extends string>(
  sentences: Readonly<Record<NoInfer<Code>, Sentence>>,
  { refused: code, details }: Refusal<Code>,
): { code: Code; message: string } {
  const sentence: Sentence | undefined = sentences[code];
  if (!sentence) throw new Error(`No sentence for ${code}`);
  return { code, message: fillSentence(sentence[1], details) };
}

/** Throws if the sentence mentions what the details do not hold: a refusal that cannot be said is a bug. */
export function fillSentence(sentence: string, details: RefusalDetails): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    if (value === undefined) throw new Error(`"${sentence}" needs ${name}`);
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
}
