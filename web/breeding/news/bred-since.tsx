import { Baby, Inbox } from 'lucide-react';
import { Link } from '../../ui/link.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { answerWords, bredWords, followedWords, type BredSince as News } from './since-words.ts';

interface BredSinceProps {
  readonly news: News;
  readonly now: Date;
}

export default function BredSince({ news, now }: BredSinceProps) {
  const { latestFoals, answers, latestAnswers } = news;
  const when = (at: string) => <p className="num text-right">{dayAndTimeWithin(new Date(at), now)}</p>;
  return (
    <>
      <p className="since-words">{bredWords(news)}</p>
      <ul className="entries" aria-label="Breeding">
        {latestFoals.map(({ id, name, gender, mareName, bornAt }) => (
          <li key={id}>
            <Baby className="icon text-good" aria-hidden />
            <p>
              <Link className="link" href={`/horses/${id}`}>
                {name}
              </Link>
              <small>
                {gender === 'mare' ? 'A filly' : 'A colt'}, born to {mareName}
              </small>
            </p>
            {when(bornAt)}
          </li>
        ))}
        {latestAnswers.map((answer) => (
          <li key={answer.id}>
            <Inbox className="icon text-muted" aria-hidden />
            <p>
              <Link className="link" href={`/horses/${answer.mare.id}`}>
                {answer.mare.name}
              </Link>
              <small>{[answerWords(answer), followedWords(answer)].filter(Boolean).join('; ')}</small>
            </p>
            {when(answer.answeredAt)}
          </li>
        ))}
      </ul>
      {answers > latestAnswers.length && (
        <p className="since-more">
          <Link className="link" href="/stud-requests?box=sent">
            All your requests
          </Link>
        </p>
      )}
    </>
  );
}
