import { useEffect, useRef, type FormEvent } from 'react';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { COLOUR_GROUPS } from '../../../game/horses/coat/colour.ts';
import { PATTERN_WISHES } from '../../../game/horses/genetics/wish.ts';
import { disciplineLabel, DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/forms/field.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { capitalised } from '../../ui/words.ts';
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
  /** The mare's; searched by default. */
  readonly discipline: string;
  readonly busy: boolean;
  readonly onSearch: (search: MateSearch) => void;
}

/** Selects apply at once, typed values with the button. */
export function MateFilters({ search, discipline, busy, onSearch }: MateFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  // Going back changes the address. Remounting would lose the focus and break arrow keys.
  useEffect(() => {
    for (const [key, value] of Object.entries(standing(search, discipline))) {
      const field = form.current?.elements.namedItem(key);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [search, discipline]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(asked(new FormData(event.currentTarget), search, discipline));
  }
  const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();
  const wishes = search.colour !== undefined || search.pattern !== undefined;
  return (
    <form ref={form} className="mate-filters" role="search" aria-label="Studs" onSubmit={submit}>
      <Select label="Foal’s colour" name="colour" onChange={choose}>
        <option value="">Any colour</option>
        {COLOUR_GROUPS.map((group) => (
          <option key={group} value={group}>
            {capitalised(group)}
          </option>
        ))}
      </Select>
      <Select label="Foal’s pattern" name="pattern" onChange={choose}>
        <option value="">Any pattern</option>
        {PATTERN_WISHES.map((pattern) => (
          <option key={pattern} value={pattern}>
            {capitalised(pattern)}
          </option>
        ))}
      </Select>
      <Select label="Aptitude for" name="discipline" onChange={choose}>
        {DISCIPLINES.map((each) => (
          <option key={each} value={each}>
            {disciplineLabel(each)}
          </option>
        ))}
      </Select>
      <Select label="Breed" name="breed" onChange={choose}>
        <option value="">Any breed</option>
        {BREEDS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="crossbreed">Crossbreed</option>
      </Select>
      <Field label="Fee at most" name="max_fee" type="number" inputMode="numeric" min={0} placeholder="Any" />
      <Field label="Stallion or owner" name="search" type="search" maxLength={50} placeholder="Any" />
      <Select label="Sort by" name="order" onChange={choose}>
        {ORDERS.filter(([order]) => order !== 'coat' || wishes).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </Select>
      <div className="mate-filter-buttons">
        <Button look="plain" disabled={Object.keys(search).length === 0} onClick={() => onSearch({})}>
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

/** Without default values. An order nobody chose follows the wishes. */
function asked(form: FormData, before: MateSearch, discipline: string): MateSearch {
  const typed = Object.fromEntries(SEARCH_KEYS.map((key) => [key, textOf(form, key)])) as Record<
    SearchKey,
    string
  >;
  const given: MateSearch = {
    ...(typed.colour && { colour: typed.colour }),
    ...(typed.pattern && { pattern: typed.pattern }),
    ...(typed.discipline !== discipline && { discipline: typed.discipline }),
    ...(typed.breed && { breed: typed.breed }),
    ...(feeTyped(typed.max_fee) !== undefined && { max_fee: feeTyped(typed.max_fee) ?? '' }),
    ...(typed.search && { search: typed.search }),
  };
  const unchosen = [usualOrder(before), usualOrder(given), ''];
  return unchosen.includes(typed.order) ? given : { ...given, order: typed.order };
}

function textOf(form: FormData, key: SearchKey): string {
  const value = form.get(key);
  return typeof value === 'string' ? value.trim() : '';
}
