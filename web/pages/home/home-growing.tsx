import { daysToAge, SHOW_FROM } from '../../../game/horses/age.ts';
import { FOAL_PAGE_ROWS, nextPage } from '../../../game/keepsakes/foal-book.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';

const MOST_SHOWN = 3;

/** Own foals and their next page, the next one first; nothing without foals. */
export function HomeGrowing({ horses }: { readonly horses: readonly Horse[] }) {
  const young = horses
    .filter(({ ageInMonths, damId }) => damId !== null && ageInMonths < SHOW_FROM)
    .toSorted(bySoonest);
  if (young.length === 0) return null;
  const more = young.length - MOST_SHOWN;
  return (
    <section className="timber" aria-labelledby="growing">
      <h2 className="section" id="growing">
        Growing up
      </h2>
      <ul className="entries">
        {young.slice(0, MOST_SHOWN).map((horse) => (
          <li key={horse.id}>
            {stallOf(horse)}
            <p>
              <Link className="row-link link" href={`/horses/${horse.id}/foal-book`}>
                {horse.name}
              </Link>
              <small>{horse.age} old</small>
            </p>
            <p className="text-right">{nextOf(horse)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="since-more">{counted(more, 'more foal')} in your stable.</p>}
    </section>
  );
}

function daysLeft({ ageInMonths }: Pick<Horse, 'ageInMonths'>): number {
  const page = nextPage(ageInMonths);
  return page === undefined ? Infinity : daysToAge(ageInMonths, FOAL_PAGE_ROWS[page].from);
}

const bySoonest = (one: Horse, other: Horse) => daysLeft(one) - daysLeft(other);

/** "Weaned within 2 days". */
function nextOf(horse: Horse): string {
  const page = nextPage(horse.ageInMonths);
  return page === undefined ? '' : `${FOAL_PAGE_ROWS[page].title} within ${counted(daysLeft(horse), 'day')}`;
}
