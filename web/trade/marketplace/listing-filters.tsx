import { useMemo } from 'react';
import { TACK, TACK_TYPES } from '../../../game/tack/tack.ts';
import { Button } from '../../ui/button.tsx';
import { BodyFields } from '../../ui/forms/body-fields.tsx';
import { readBodyFields, withBodyFields } from '../../ui/forms/body-search.ts';
import { Field, Select } from '../../ui/forms/field.tsx';
import { BreedSelect, ColourSelect, SexSelect } from '../../ui/forms/horse-selects.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { useSearchForm } from '../../ui/forms/use-search-form.ts';
import { filtersFrom, type FilterKey, type ListingSearch } from './listing-search.ts';

export interface ListingFiltersProps {
  /** Must be stable: a new object resets the fields. */
  readonly search: ListingSearch;
  readonly busy: boolean;
  readonly onSearch: (search: ListingSearch) => void;
}

export function ListingFilters({ search, busy, onSearch }: ListingFiltersProps) {
  const values = useMemo(() => withBodyFields(search.filters), [search.filters]);
  const form = useSearchForm(values, (read) =>
    onSearch({ ...search, filters: filtersFrom(search.type, readBodyFields(read)) }),
  );
  return (
    <form {...form} className="listing-filters" aria-label="Things for sale">
      {search.type === 'tack' ? <TackFields /> : <HorseFields body={search.filters.body} />}
      <Range label="Price" keys={['minPrice', 'maxPrice']} least={1} />
      <div className="listing-filter-buttons">
        <Button
          variant="plain"
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

function HorseFields({ body }: { readonly body: string | undefined }) {
  return (
    <>
      <BreedSelect label="Breed" name="breed" any="Any breed" />
      <ColourSelect label="Color" name="color" any="Any color" />
      <SexSelect label="Sex" name="sex" any="Any sex" />
      <Range label="Level" keys={['minLevel', 'maxLevel']} least={1} />
      <Range label="Age, years" keys={['minAge', 'maxAge']} least={0} />
      <BodyFields label="Body" height="Height" body={body} />
    </>
  );
}

function TackFields() {
  return (
    <>
      <Select label="Type" name="tackType">
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
  const field = { inputMode: 'numeric', min: least, placeholder: 'Any' } as const;
  return (
    <div className="listing-range">
      <Field label={`${label} from`} name={from} {...field} />
      <Field label="to" name={to} aria-label={`${label} to`} {...field} />
    </div>
  );
}
