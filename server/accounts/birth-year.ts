import { isBirthYear, mayTalk } from '../../game/moderation/age.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { updateBirthYear } from './account-queries.ts';

interface BirthYearAnswer {
  readonly accountId: string;
  readonly birthYear: number;
}

/** Accepts one answer: after a refusal a player could simply give another. */
export async function saveBirthYear(
  tx: Tx,
  now: Date,
  answer: BirthYearAnswer,
): Promise<{ mayTalk: boolean } | Refusal<'NO_BIRTH_YEAR'> | Refusal<'BIRTH_YEAR_ANSWERED'>> {
  if (!isBirthYear(answer.birthYear, now)) return refuse('NO_BIRTH_YEAR');
  if (!(await updateBirthYear.first(tx, answer))) return refuse('BIRTH_YEAR_ANSWERED');
  // The age decides about advertisements too.
  publish(tx, answer.accountId, { topics: ['moderation', 'mail', 'chat', 'chat_read', 'user'] });
  return { mayTalk: mayTalk(answer.birthYear, now) };
}
