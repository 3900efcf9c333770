import { useMemo } from 'react';
import { Button } from '../ui/button.tsx';
import { BodyFields } from '../ui/forms/body-fields.tsx';
import { readBodyFields, withBodyFields } from '../ui/forms/body-search.ts';
import { Field } from '../ui/forms/field.tsx';
import { BreedSelect, ColourSelect, SexSelect } from '../ui/forms/horse-selects.tsx';
import { SearchButton } from '../ui/forms/search-button.tsx';
import { useSearchForm } from '../ui/forms/use-search-form.ts';
import { searchOf, type RescueSearch } from './rescue-search.ts';

interface RescueFiltersProps {
  /** Must be stable: a new object resets the fields. */
  readonly search: RescueSearch;
  readonly busy: boolean;
  readonly onSearch: (search: RescueSearch) => void;
}

export function RescueFilters({ search, busy, onSearch }: RescueFiltersProps) {
  const values = useMemo(() => withBodyFields(search), [search]);
  const form = useSearchForm(values, (read) => onSearch(searchOf(readBodyFields(read))));
  return (
    <form {...form} className="rescue-filters" aria-label="Rescue horses">
      <BreedSelect label="Breed" name="breed" any="All breeds" />
      <SexSelect label="Sex" name="sex" any="All" />
      <ColourSelect label="Color" name="color" any="All colors" />
      <Field label="Min Level" name="minLevel" inputMode="numeric" min={1} placeholder="Any" />
      <Field label="Max Level" name="maxLevel" inputMode="numeric" min={1} placeholder="Any" />
      <BodyFields label="Body" height="Height" body={search.body} />
      <div className="rescue-filter-buttons">
        <Button variant="plain" disabled={Object.keys(search).length === 0} onClick={() => onSearch({})}>
          Reset
        </Button>
        <SearchButton busy={busy} />
      </div>
    </form>
  );
}
