import { PAIR, PARENTS, STUD, WAITING } from '../../../contract/breeding/breeding-pieces.ts';
import type { Sentence } from '../../../contract/call.ts';
import type { Refusal } from '../../../game/refusal.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';

const SENTENCES: Readonly<Record<string, Sentence>> = { ...PARENTS, ...STUD, ...WAITING, ...PAIR };

export function problemOf(refusal: Refusal): { code: string; message: string } {
  return refusalView(SENTENCES, refusal);
}
