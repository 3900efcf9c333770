import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { IconButton } from '../../ui/button.tsx';
import { countIn, type Group } from './herd.ts';
import { pagesOf, positionsOf, type Land, type HorsePosition } from './positions.ts';

interface ShownPage {
  readonly land: Land;
  readonly positions: readonly HorsePosition[];
  /** Starts at 0. */
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly before: number;
  readonly turnTo: (page: number) => void;
}

/** The page is in the address, so that going back from a horse returns to it. */
export function useShownPage(land: Land, groups: readonly Group[], hour: number): ShownPage {
  const [parameters, setParameters] = useSearchParams();
  const pages = pagesOf(land, groups);
  const wanted = Number(parameters.get(land) ?? 1) - 1;
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), Math.max(pages.length - 1, 0)) : 0;
  return {
    land,
    positions: positionsOf(land, pages[page] ?? [], hour),
    page,
    pages: pages.length,
    count: countIn(groups),
    before: pages.slice(0, page).reduce((sum, earlier) => sum + countIn(earlier), 0),
    turnTo(next) {
      const others = new URLSearchParams(parameters);
      if (next === 0) others.delete(land);
      else others.set(land, String(next + 1));
      setParameters(others, { replace: true });
    },
  };
}

/** Turns pages if there are more horses than one scene can show. */
export function Pager({ shown }: { readonly shown: ShownPage }) {
  const { land, page, pages, positions, count, before, turnTo } = shown;
  if (pages < 2) return null;
  const where = land === 'yard' ? 'the yard' : 'the pasture';
  return (
    <nav className="yard-pager" aria-label={`Parts of ${where}`}>
      <IconButton label={`Previous part of ${where}`} disabled={page === 0} onClick={() => turnTo(page - 1)}>
        <ChevronLeft className="icon" aria-hidden />
      </IconButton>
      <p role="status">
        {before + 1} to {before + positions.length} of {count}
      </p>
      <IconButton
        label={`Next part of ${where}`}
        disabled={page === pages - 1}
        onClick={() => turnTo(page + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </IconButton>
    </nav>
  );
}
