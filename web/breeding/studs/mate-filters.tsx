import { useMemo } from 'react';
import { PATTERN_WISHES } from '../../../game/horses/genetics/wish.ts';
import { disciplineLabel, DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/forms/field.tsx';
import { BreedSelect, ColourSelect, WordSelect } from '../../ui/forms/horse-selects.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { useSearchForm } from '../../ui/forms/use-search-form.ts';
import {
  feeTyped,
  orderOf,
  SEARCH_KEYS,
  usualOrder,
  type MateSearch,
  type SearchKey,
} from './mate-search.ts';

const ORDERS = [
  ['coat', 'Likeliest coat'],
  ['aptitude', 'Best aptitude'],
  ['inbreeding', 'Least inbred'],
  ['fee', 'Lowest fee'],
] as const;

interface MateFiltersProps {
  /** Must be stable: a new object resets the fields. */
  readonly search: MateSearch;
  /** The mare's discipline; searched by default. */
  readonly discipline: string;
  readonly busy: boolean;
  readonly onSearch: (search: MateSearch) => void;
}

export function MateFilters({ search, discipline, busy, onSearch }: MateFiltersProps) {
  const values = useMemo(() => standing(search, discipline), [search, discipline]);
  const form = useSearchForm(values, (read) => onSearch(searchFrom(read, search, discipline)));
  const wishes = search.colour !== undefined || search.pattern !== undefined;
  return (
    <form {...form} className="mate-filters" aria-label="Studs">
      <ColourSelect label="Foal’s colour" name="colour" any="Any colour" />
      <WordSelect label="Foal’s pattern" name="pattern" any="Any pattern" words={PATTERN_WISHES} />
      <Select label="Aptitude for" name="discipline">
        {DISCIPLINES.map((each) => (
          <option key={each} value={each}>
            {disciplineLabel(each)}
          </option>
        ))}
      </Select>
      <BreedSelect label="Breed" name="breed" any="Any breed" />
      <Field label="Fee at most" name="maxFee" inputMode="numeric" min={0} placeholder="Any" />
      <Field label="Stallion or owner" name="search" type="search" maxLength={50} placeholder="Any" />
      <Select label="Sort by" name="order">
        {ORDERS.filter(([order]) => order !== 'coat' || wishes).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </Select>
      <div className="mate-filter-buttons">
        <Button variant="plain" disabled={Object.keys(search).length === 0} onClick={() => onSearch({})}>
          Reset
        </Button>
        <SearchButton busy={busy} />
      </div>
    </form>
  );
}

function standing(search: MateSearch, discipline: string): Readonly<Record<SearchKey, string>> {
  const empty = Object.fromEntries(SEARCH_KEYS.map((key) => [key, ''])) as Record<SearchKey, string>;
  return { ...empty, discipline, ...search, order: orderOf(search) };
}

/** Omits default values. Without a chosen order, the filters decide it. */
function searchFrom(read: (key: string) => string, before: MateSearch, discipline: string): MateSearch {
  const typed = Object.fromEntries(SEARCH_KEYS.map((key) => [key, read(key)])) as Record<SearchKey, string>;
  const given: MateSearch = {
    ...(typed.colour && { colour: typed.colour }),
    ...(typed.pattern && { pattern: typed.pattern }),
    ...(typed.discipline !== discipline && { discipline: typed.discipline }),
    ...(typed.breed && { breed: typed.breed }),
    ...(feeTyped(typed.maxFee) !== undefined && { maxFee: feeTyped(typed.maxFee) ?? '' }),
    ...(typed.search && { search: typed.search }),
  };
  const unchosen = [usualOrder(before), usualOrder(given), ''];
  return unchosen.includes(typed.order) ? given : { ...given, order: typed.order };
}
