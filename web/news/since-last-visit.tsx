import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { NewsRows } from './news-rows.tsx';
import type { SinceLastVisit } from './use-news.ts';

interface NewsSinceProps {
  readonly news: SinceLastVisit;
  readonly now: Date;
}

export function NewsSince({ news, now }: NewsSinceProps) {
  const { firstVisit, latest, more } = news;
  return (
    <section className="sheet" aria-labelledby="since">
      <h2 className="section" id="since">
        {firstVisit ? 'Your news' : 'While you were away'}
      </h2>
      <p className="since-text">{formatSum(news, now)}</p>
      {latest.length > 0 && <NewsRows label="News" items={latest} when={(at) => dayAndTimeWithin(at, now)} />}
      {more && (
        <p className="since-more">
          <Link className="link" href="/news">
            All news
          </Link>
        </p>
      )}
    </section>
  );
}

/** "Since yesterday, 21:40: 12 starts, 1 win, 240 coins won." */
function formatSum(
  { since, firstVisit, starts, wins, paid, coins, latest }: SinceLastVisit,
  now: Date,
): string {
  const from = dayAndTimeWithin(new Date(since), now);
  if (starts === 0) {
    if (firstVisit) return 'No results yet.';
    return latest.length === 0 ? `Nothing new since ${from}.` : `No results since ${from}.`;
  }
  const sums = [
    counted(starts, 'start'),
    wins > 0 ? counted(wins, 'win') : `${inDigits(paid)} in the prizes`,
    `${inCoins(coins)} won`,
  ].join(', ');
  return firstVisit ? `${sums}.` : `Since ${from}: ${sums}.`;
}
