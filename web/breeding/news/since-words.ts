import type { ReplyOf } from '../../api/call.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';

export type BredSince = ReplyOf<'GET /api/breeding/since-last-visit'>;
export type StudAnswer = BredSince['latestAnswers'][number];

export function answerWords({ status, stallion: { name } }: Pick<StudAnswer, 'status' | 'stallion'>): string {
  if (status === 'expired') return `Nobody answered your request for ${name}`;
  return `Your request for ${name} ${status === 'void' ? 'is no longer possible' : `was ${status}`}`;
}

/** "200 coins came back", "Juniper is in foal"; undefined if nothing was paid. */
export function followedWords({
  status,
  fee,
  mare,
}: Pick<StudAnswer, 'status' | 'fee' | 'mare'>): string | undefined {
  if (status === 'accepted') return `${mare.name} is in foal`;
  return fee > 0 ? `${inCoins(fee)} came back` : undefined;
}

export function bredWords({ foals, answers }: Pick<BredSince, 'foals' | 'answers'>): string {
  const born = `${counted(foals, 'foal')} ${foals === 1 ? 'was' : 'were'} born`;
  const ended = `${inDigits(answers)} of your requests ${answers === 1 ? 'has' : 'have'} ended`;
  return `${[...(foals > 0 ? [born] : []), ...(answers > 0 ? [ended] : [])].join(', ')}.`;
}
