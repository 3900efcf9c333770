import type { ReplyOf } from '../../api/call.ts';
import { counted, inCoins } from '../../ui/coins.tsx';

export type BredSince = ReplyOf<'GET /api/breeding/since-last-visit'>;
export type StudAnswer = BredSince['latestAnswers'][number];

/** "Your request for Comet was declined". */
export function answerWords({ status, stallion: { name } }: Pick<StudAnswer, 'status' | 'stallion'>): string {
  if (status === 'expired') return `Nobody answered your request for ${name}`;
  return `Your request for ${name} ${status === 'void' ? 'could not stand' : `was ${status}`}`;
}

/** "200 coins came back", "Juniper was covered"; undefined where nothing was paid. */
export function followedWords({
  status,
  fee,
  mare,
}: Pick<StudAnswer, 'status' | 'fee' | 'mare'>): string | undefined {
  if (status === 'accepted') return `${mare.name} was covered`;
  return fee > 0 ? `${inCoins(fee)} came back` : undefined;
}

/** "2 foals were born, 1 request was answered." */
export function bredWords({ foals, answers }: Pick<BredSince, 'foals' | 'answers'>): string {
  const born = `${counted(foals, 'foal')} ${foals === 1 ? 'was' : 'were'} born`;
  const ended = `${counted(answers, 'request')} of yours ${answers === 1 ? 'has' : 'have'} an outcome`;
  return `${[...(foals > 0 ? [born] : []), ...(answers > 0 ? [ended] : [])].join(', ')}.`;
}
