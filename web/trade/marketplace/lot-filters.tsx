import { useEffect, useRef, type FormEvent } from 'react';
import { SEXES } from '../../../game/horses/age.ts';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { COLOUR_GROUPS } from '../../../game/horses/coat/colour.ts';
import { TACK, TACK_TYPES } from '../../../game/tack/tack.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/forms/field.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { capitalised } from '../../ui/words.ts';
import { filtersFrom, keysOf, type FilterKey, type LotSearch } from './lot-search.ts';

export interface LotFiltersProps {
  /** Must be stable: a new object resets the fields. */
  readonly search: LotSearch;
  readonly busy: boolean;
  readonly onSearch: (search: LotSearch) => void;
}

/** Selects apply at once, typed values with the button. */
export function LotFilters({ search, busy, onSearch }: LotFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  // Going back changes the address. Remounting would lose the focus.
  useEffect(() => {
    for (const key of keysOf(search.type)) {
      const field = form.current?.elements.namedItem(key);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = search.filters[key] ?? '';
    }
  }, [search]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const filters = filtersFrom(search.type, (key) => {
      const value = asked.get(key);
      return typeof value === 'string' ? value : '';
    });
    onSearch({ ...search, filters });
  }
  return (
    <form ref={form} className="lot-filters" role="search" aria-label="Things for sale" onSubmit={submit}>
      {search.type === 'tack' ? <TackFields /> : <HorseFields />}
      <Range label="Price" keys={['minPrice', 'maxPrice']} least={1} />
      <div className="lot-filter-buttons">
        <Button
          look="plain"
          disabled={Object.keys(search.filters).length === 0}
          onClick={() => onSearch({ ...search, filters: {} })}
        >
          Reset
        </Button>
        <SearchButton busy={busy} />
      </div>
    </form>
  );
}

const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

function HorseFields() {
  return (
    <>
      <Select label="Breed" name="breed" onChange={choose}>
        <option value="">Any breed</option>
        {BREEDS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="crossbreed">Crossbreed</option>
      </Select>
      <Select label="Color" name="color" onChange={choose}>
        <option value="">Any color</option>
        {COLOUR_GROUPS.map((group) => (
          <option key={group} value={group}>
            {capitalised(group)}
          </option>
        ))}
      </Select>
      <Select label="Sex" name="sex" onChange={choose}>
        <option value="">Any sex</option>
        {SEXES.map((sex) => (
          <option key={sex} value={sex}>
            {capitalised(sex)}
          </option>
        ))}
      </Select>
      <Range label="Level" keys={['minLevel', 'maxLevel']} least={1} />
      <Range label="Age, years" keys={['minAge', 'maxAge']} least={0} />
    </>
  );
}

function TackFields() {
  return (
    <>
      <Select label="Type" name="tackType" onChange={choose}>
        <option value="">Any type</option>
        {TACK_TYPES.map((type) => (
          <option key={type} value={type}>
            {TACK[type].label}
          </option>
        ))}
      </Select>
      <Range label="Quality %" keys={['minQuality', 'maxQuality']} least={0} />
    </>
  );
}

interface RangeProps {
  readonly label: string;
  readonly keys: readonly [from: FilterKey, to: FilterKey];
  readonly least: number;
}

function Range({ label, keys, least }: RangeProps) {
  const [from, to] = keys;
  const field = { type: 'number', inputMode: 'numeric', min: least, placeholder: 'Any' } as const;
  return (
    <div className="lot-range">
      <Field label={`${label} from`} name={from} {...field} />
      <Field label="to" name={to} aria-label={`${label} to`} {...field} />
    </div>
  );
}
