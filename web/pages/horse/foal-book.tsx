import { Camera } from 'lucide-react';
import { BookPages } from '../../keepsakes/book-pages.tsx';
import { Promises } from '../../keepsakes/promises.tsx';
import { useFoalBook } from '../../keepsakes/use-keepsakes.ts';
import type { HorseCard } from '../../records/use-records.ts';
import { stillToCome } from '../../horses/growing.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pronounsOf } from '../../ui/text.ts';
import { HorseRecord } from './record.tsx';

export default function FoalBookPage() {
  return (
    <HorseRecord here="foal-book" title={({ name }) => `${name}’s book`}>
      {(horse) => <BookOf horse={horse} />}
    </HorseRecord>
  );
}

function BookOf({ horse }: { readonly horse: HorseCard }) {
  const book = useFoalBook(horse.id);
  return (
    <Query query={book} skeleton={<Skeleton label="Loading the foal’s book" rows={2} height="220px" />}>
      {({ pages, promises }) => (
        <div className="foal-book">
          <section className={pages.length === 1 ? 'sheet is-arrival' : 'sheet'} aria-labelledby="grows">
            <h2 className="section" id="grows">
              {leadOf(horse, pages.length > 1)}
            </h2>
            <BookPages pages={pages} />
            {pages.length === 1 && <SinceArrival horse={horse} />}
          </section>
          {promises && <Promises gender={horse.gender} promises={promises} />}
        </div>
      )}
    </Query>
  );
}

function leadOf({ name, gender, ageInMonths }: HorseCard, wasBred: boolean): string {
  const { Subject, Possessive } = pronounsOf(gender);
  if (!wasBred) return `${Possessive} book begins on the day when ${Subject.toLowerCase()} came.`;
  const ahead = stillToCome({ ageInMonths, gender });
  return ahead === undefined ? `How ${name} grew up` : `${name} grows up. ${ahead}`;
}

/** For a horse that was not bred here, whose book has one page. */
function SinceArrival({ horse: { id, name, gender } }: { readonly horse: HorseCard }) {
  const { Subject, object } = pronounsOf(gender);
  return (
    <div className="since-arrival">
      <p>
        {Subject} grew up elsewhere, so nobody here saw {object} as a foal. What you keep of {name} from now
        on hangs among the keepsakes.
      </p>
      <Link className={buttonClass()} href={`/horses/${id}/keepsakes`}>
        <Camera className="icon" aria-hidden />
        See the keepsakes
      </Link>
    </div>
  );
}
