import { MINUTE } from '../../../../game/game-time.ts';
import { useWorldNow } from '../../../api/use-world-now.ts';
import { BookPages } from '../../../keepsakes/book-pages.tsx';
import { useFoalBook } from '../../../keepsakes/use-keepsakes.ts';
import { HistoryList } from '../../../records/history-list.tsx';
import { useHistory } from '../../../records/use-records.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Query } from '../../../ui/query.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pronounsOf } from '../../../ui/text.ts';
import type { FacetHorse } from './horse-facets.tsx';

interface StoryProps {
  readonly horse: Pick<FacetHorse, 'id' | 'name' | 'gender'>;
  readonly isGrowing: boolean;
}

const LATEST = 8;

export default function Story({ horse: { id, name, gender }, isGrowing }: StoryProps) {
  const { data: book } = useFoalBook(id);
  // Of a horse that was not bred here, only the day on which it came is known.
  const isArrival = book?.pages.length === 1;
  const events = useHistory(id, 'all');
  const now = useWorldNow(MINUTE);
  const { Subject, Possessive } = pronounsOf(gender);
  return (
    <div className={isArrival && !isGrowing ? 'facet-cols is-even' : 'facet-rows'}>
      {!isGrowing && book && (
        <section className="sheet" aria-labelledby="facet-book">
          <h3 className="section" id="facet-book">
            {isArrival ? `The day ${Subject.toLowerCase()} came` : `How ${name} grew up`}
          </h3>
          <BookPages pages={book.pages} />
        </section>
      )}
      <section aria-labelledby="facet-history">
        <h3 className="section" id="facet-history">
          {Possessive} latest days
        </h3>
        <Query query={events} skeleton={<Skeleton label="Loading the history" rows={4} height="56px" />}>
          {(list) =>
            list.length === 0 ? (
              <p className="page-lead">Nothing has happened yet.</p>
            ) : (
              <HistoryList events={list.slice(0, LATEST)} now={now} />
            )
          }
        </Query>
        <p className="facet-acts">
          <Link className={buttonClass()} href={`/horses/${id}/history`}>
            All of {Possessive.toLowerCase()} history
          </Link>
          <Link className={buttonClass()} href={`/horses/${id}/keepsakes`}>
            Pictures that were kept
          </Link>
        </p>
      </section>
    </div>
  );
}
