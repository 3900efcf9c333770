import { FOAL_PAGE_ROWS } from '../../game/keepsakes/foal-book.ts';
import { formatAge } from '../../game/horses/age.ts';
import { formatTimeLeft, MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { HorseOutline } from '../portrait/horse-outline.tsx';
import { poseOf } from '../portrait/pose-of.ts';
import { SceneThumbnail } from '../portrait/scene-thumbnail.tsx';
import { toScale } from '../portrait/true-size.ts';
import type { BookPage } from './use-keepsakes.ts';
import './keepsakes.css';

interface BookPagesProps {
  readonly pages: readonly BookPage[];
}

/** The pages of a foal's book, to one scale: the newborn is small beside the three-year-old. */
export function BookPages({ pages }: BookPagesProps) {
  const now = useWorldNow(MINUTE);
  return (
    <ol className="book-pages">
      {pages.map((page) => (
        <li key={page.page} className={page.written ? 'book-page' : 'book-page is-to-come'}>
          <PagePicture page={page} />
          <h3>{titleOf(page)}</h3>
          <p>{page.written ? writtenOf(page.written) : `In ${timeUntil(page.dueAt, now)}`}</p>
        </li>
      ))}
    </ol>
  );
}

function PagePicture({ page: { written } }: { readonly page: BookPage }) {
  return (
    <span className="book-picture" style={{ background: MEADOW.rough('day', 'spring') }}>
      {written ? (
        <span
          className="book-horse"
          style={toScale(written.look)}
          role="img"
          aria-label={written.description}
        >
          <SceneThumbnail look={written.look} pose={poseOf(written.look)} width="220px" />
        </span>
      ) : (
        <span className="book-horse">
          <HorseOutline className="book-outline" alt="" />
        </span>
      )}
    </span>
  );
}

const titleOf = ({ page }: BookPage) => (page === 'came' ? 'Came home' : FOAL_PAGE_ROWS[page].title);

function writtenOf({ ageInMonths, date }: NonNullable<BookPage['written']>): string {
  return date ?? formatAge(ageInMonths);
}

const timeUntil = (dueAt: string, now: Date) => formatTimeLeft(Date.parse(dueAt) - now.getTime());
