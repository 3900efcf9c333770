import { PAIR, PARENTS, STUD, WAITING } from '../../../contract/breeding/breeding-pieces.ts';
import type { Sentence } from '../../../contract/call.ts';
import type { Refusal } from '../../../game/refusal.ts';
import { fillSentence } from '../../http/refusing/refusal-reply.ts';

const SENTENCES: Readonly<Record<string, Sentence>> = { ...PARENTS, ...STUD, ...WAITING, ...PAIR };

/** A refusal of breeding as code and message, for previews. */
export function problemOf({ refused, details }: Refusal): { code: string; message: string } {
  const sentence = SENTENCES[refused];
  if (!sentence) throw new Error(`No sentence for ${refused}`);
  return { code: refused, message: fillSentence(sentence[1], details) };
}
