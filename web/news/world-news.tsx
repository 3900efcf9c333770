import { useState } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { stallOf } from '../portrait/stall.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PlayerLink } from '../ui/player-link.tsx';
import { Query } from '../ui/query.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { dayAndTimeWithin } from '../ui/when.ts';
import './world-news.css';

type Item = ReplyOf<'GET /api/world-news'>[number];

const FEW = { phone: 3, wide: 5 } as const;

interface WorldNewsProps {
  /** Visitors read the public pages of horses. */
  readonly isVisitor: boolean;
  /** As wide as the page: all news at once, in two columns. */
  readonly isWide: boolean;
}

/** The latest of everybody's births, first wins, grades and sales. */
export default function WorldNews({ isVisitor, isWide }: WorldNewsProps) {
  const news = useRead('GET /api/world-news', {}, { refetchOnMount: true, refetchInterval: MINUTE });
  const isPhone = usePhone();
  const few = isPhone ? FEW.phone : FEW.wide;
  const [showsAll, setShowsAll] = useState(false);
  const isLong = showsAll || (isWide && !isPhone);
  return (
    <section
      className={isWide ? 'sheet world-news is-wide' : 'sheet world-news'}
      aria-labelledby="world-news"
    >
      <h2 className="section" id="world-news">
        In the world
      </h2>
      <Query
        query={news}
        skeleton={<Skeleton label="Loading the news of the world" rows={few} height="64px" />}
      >
        {(items) =>
          items.length === 0 ? (
            <p className="text-muted">
              Quiet so far. The first foal, the first win and the first sale will be told here.
            </p>
          ) : (
            <>
              <Items items={isLong ? items : items.slice(0, few)} isVisitor={isVisitor} />
              {items.length > few && !isLong && (
                <Button variant="plain" onClick={() => setShowsAll(true)}>
                  Show more
                </Button>
              )}
            </>
          )
        }
      </Query>
    </section>
  );
}

function Items({
  items,
  isVisitor,
}: Pick<WorldNewsProps, 'isVisitor'> & { readonly items: readonly Item[] }) {
  const now = useWorldNow(MINUTE);
  return (
    <ul aria-label="In the world">
      {items.map(({ id, kind, at, title, text, horse, stable }) => (
        <li key={`${kind} ${id}`}>
          {stallOf(horse)}
          <p>
            <Link className="row-link" href={`${isVisitor ? '/h' : '/horses'}/${horse.id}`}>
              {title}
            </Link>
            <small>{text}</small>
            <small>
              <PlayerLink {...stable} />
            </small>
          </p>
          <time dateTime={at}>{dayAndTimeWithin(new Date(at), now)}</time>
        </li>
      ))}
    </ul>
  );
}
