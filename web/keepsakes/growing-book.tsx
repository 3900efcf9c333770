import { BookHeart } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BookPages } from './book-pages.tsx';
import { useFoalBook } from './use-keepsakes.ts';

/** On the page of a horse that grows. */
export default function GrowingBook({ horseId }: { readonly horseId: string }) {
  const book = useFoalBook(horseId);
  return (
    <section className="sheet growing-book" aria-labelledby="foal-book">
      <h2 className="section" id="foal-book">
        Foal’s book
      </h2>
      <Query query={book} skeleton={<Skeleton label="Loading the foal’s book" rows={1} height="240px" />}>
        {({ pages }) => <BookPages pages={pages} />}
      </Query>
      <Link className={buttonClass()} href={`/horses/${horseId}/foal-book`}>
        <BookHeart className="icon" aria-hidden />
        Open the book
      </Link>
    </section>
  );
}
