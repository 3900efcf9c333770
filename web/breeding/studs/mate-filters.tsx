import { useMemo } from 'react';
import { isLethal } from '../../../game/horses/genetics/health.ts';
import { HEALTH_LOCI } from '../../../game/horses/genetics/loci.ts';
import { PATTERN_WISHES } from '../../../game/horses/genetics/wish.ts';
import { disciplineLabel, DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { BodyFields } from '../../ui/forms/body-fields.tsx';
import { readBodyFields, withBodyFields } from '../../ui/forms/body-search.ts';
import { Field, Select } from '../../ui/forms/field.tsx';
import { BreedSelect, ColourSelect, WordSelect } from '../../ui/forms/horse-selects.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { useSearchForm } from '../../ui/forms/use-search-form.ts';
import {
  feeTyped,
  formatWish,
  formatWithout,
  heightTyped,
  orderOf,
  SEARCH_KEYS,
  usualOrder,
  type MateSearch,
  type SearchKey,
} from './mate-search.ts';

const ORDERS = [
  ['wish', 'My wish first'],
  ['aptitude', 'Best aptitude'],
  ['inbreeding', 'Least inbred'],
  ['fee', 'Lowest fee'],
] as const;

/** Genes that can stop a cover. */
const STOPPING: readonly string[] = HEALTH_LOCI.filter(isLethal);

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
  const form = useSearchForm(values, (read) =>
    onSearch(searchFrom(readBodyFields<SearchKey>(read), search, discipline)),
  );
  const wishes = formatWish(search) !== undefined;
  return (
    <form {...form} className="mate-filters" aria-label="Studs">
      <ColourSelect label="Foal’s colour" name="colour" any="Any colour" />
      <WordSelect label="Foal’s pattern" name="pattern" any="Any pattern" words={PATTERN_WISHES} />
      <BodyFields label="Foal’s body" height="Foal’s height" body={search.body} />
      <Select label="Aptitude for" name="discipline">
        {DISCIPLINES.map((each) => (
          <option key={each} value={each}>
            {disciplineLabel(each)}
          </option>
        ))}
      </Select>
      <BreedSelect label="Breed" name="breed" any="Any breed" />
      <Select label="Health" name="without">
        <option value="">Any</option>
        {[...new Set([...STOPPING, ...(search.without ? [search.without] : [])])].map((without) => (
          <option key={without} value={without}>
            {formatWithout(without)}
          </option>
        ))}
      </Select>
      <Field label="Fee at most" name="maxFee" inputMode="numeric" min={0} placeholder="Any" />
      <Field label="Stallion or owner" name="search" type="search" maxLength={50} placeholder="Any" />
      <Select label="Sort by" name="order">
        {ORDERS.filter(([order]) => order !== 'wish' || wishes).map(([order, label]) => (
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

function standing(search: MateSearch, discipline: string): Readonly<Partial<Record<string, string>>> {
  return withBodyFields({ discipline, ...search, order: orderOf(search) });
}

/** Omits default values. Without a chosen order, the filters decide it. */
function searchFrom(read: (key: SearchKey) => string, before: MateSearch, discipline: string): MateSearch {
  const typed = Object.fromEntries(SEARCH_KEYS.map((key) => [key, read(key)])) as Record<SearchKey, string>;
  const given: MateSearch = {
    ...(typed.colour && { colour: typed.colour }),
    ...(typed.pattern && { pattern: typed.pattern }),
    ...(heightTyped(typed.minHeight) !== undefined && { minHeight: heightTyped(typed.minHeight) ?? '' }),
    ...(heightTyped(typed.maxHeight) !== undefined && { maxHeight: heightTyped(typed.maxHeight) ?? '' }),
    ...(typed.body && { body: typed.body }),
    ...(typed.discipline !== discipline && { discipline: typed.discipline }),
    ...(typed.breed && { breed: typed.breed }),
    ...(typed.without && { without: typed.without }),
    ...(feeTyped(typed.maxFee) !== undefined && { maxFee: feeTyped(typed.maxFee) ?? '' }),
    ...(typed.search && { search: typed.search }),
  };
  const unchosen = [usualOrder(before), usualOrder(given), ''];
  return unchosen.includes(typed.order) ? given : { ...given, order: typed.order };
}
