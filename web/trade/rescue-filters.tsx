import { useEffect, useRef, type FormEvent } from 'react';
import { SEXES } from '../../game/horses/age.ts';
import { BREEDS } from '../../game/horses/breeds.ts';
import { COLOUR_GROUPS } from '../../game/horses/coat/colour.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/forms/field.tsx';
import { SearchButton } from '../ui/forms/search-button.tsx';
import { capitalised } from '../ui/words.ts';
import { RESCUE_KEYS, searchOf, type RescueSearch } from './rescue-search.ts';

interface RescueFiltersProps {
  /** Must be stable: a new object resets the fields. */
  readonly search: RescueSearch;
  readonly busy: boolean;
  readonly onSearch: (search: RescueSearch) => void;
}

/** Selects apply at once, typed values with the button. */
export function RescueFilters({ search, busy, onSearch }: RescueFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  // Going back changes the address. Remounting would lose the focus.
  useEffect(() => {
    for (const key of RESCUE_KEYS) {
      const field = form.current?.elements.namedItem(key);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = search[key] ?? '';
    }
  }, [search]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    onSearch(
      searchOf((key) => {
        const value = asked.get(key);
        return typeof value === 'string' ? value : '';
      }),
    );
  }
  const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();
  return (
    <form ref={form} className="rescue-filters" role="search" aria-label="Rescue horses" onSubmit={submit}>
      <Select label="Breed" name="breed" onChange={choose}>
        <option value="">All breeds</option>
        {BREEDS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="crossbreed">Crossbreed</option>
      </Select>
      <Select label="Sex" name="sex" onChange={choose}>
        <option value="">All</option>
        {SEXES.map((sex) => (
          <option key={sex} value={sex}>
            {capitalised(sex)}
          </option>
        ))}
      </Select>
      <Select label="Color" name="color" onChange={choose}>
        <option value="">All colors</option>
        {COLOUR_GROUPS.map((group) => (
          <option key={group} value={group}>
            {capitalised(group)}
          </option>
        ))}
      </Select>
      <Field label="Min Level" name="minLevel" type="number" inputMode="numeric" min={1} placeholder="Any" />
      <Field label="Max Level" name="maxLevel" type="number" inputMode="numeric" min={1} placeholder="Any" />
      <div className="rescue-filter-buttons">
        <Button look="plain" disabled={Object.keys(search).length === 0} onClick={() => onSearch({})}>
          Reset
        </Button>
        <SearchButton busy={busy} />
      </div>
    </form>
  );
}
