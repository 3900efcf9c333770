import { useSearchParams } from 'wouter';
import { countIn, type Group } from './herd.ts';
import { pagesOf, placesOf, type Land, type Place } from './places.ts';

export interface ShownPage {
  readonly land: Land;
  readonly places: readonly Place[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly before: number;
  readonly turnTo: (page: number) => void;
}

/** The address keeps the page, so that going back from a horse leads to it. */
export function useShownPage(land: Land, groups: readonly Group[], hour: number): ShownPage {
  const [parameters, setParameters] = useSearchParams();
  const pages = pagesOf(land, groups);
  const wanted = Number(parameters.get(land) ?? 1) - 1;
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), Math.max(pages.length - 1, 0)) : 0;
  return {
    land,
    places: placesOf(land, pages[page] ?? [], hour),
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
