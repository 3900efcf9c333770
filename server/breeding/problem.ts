import { PAIR, PARENTS, STUD, WAITING } from '../../contract/breeding/breeding.ts';
import type { Sentence } from '../../contract/call.ts';
import type { Refusal } from '../../game/refusal.ts';
import { refusalView } from '../http/refusal-reply.ts';

const SENTENCES: Readonly<Record<string, Sentence>> = { ...PARENTS, ...STUD, ...WAITING, ...PAIR };

/** Why two horses would be refused, in the words of the refusal, for whoever is only looking. */
export function problemOf(refusal: Refusal): { code: string; message: string } {
  return refusalView(SENTENCES, refusal);
}
