import { Search, SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';
import { readBodyFields, withBodyFields } from '../ui/forms/body-search.ts';
import { SearchButton } from '../ui/forms/search-button.tsx';
import { useSearchForm } from '../ui/forms/use-search-form.ts';
import {
  CATEGORY_KEYS,
  filtersFrom,
  NOT_SEARCHED,
  type Category,
  type Filters,
  type FindKey,
  type FindSearch,
} from './find-address.ts';
import { CATEGORY_FIELDS, formatOtherFilters } from './find-fields.tsx';

interface FindFormProps {
  readonly category: Category;
  /** Must be stable: a new object resets the fields. */
  readonly search: FindSearch;
  readonly busy: boolean;
  readonly onSearch: (search: FindSearch) => void;
}

/** Phones put all but the name into a sheet. */
export function FindForm({ category, search, busy, onSearch }: FindFormProps) {
  const [sheet, setSheet] = useState(false);
  const values = useMemo(() => withBodyFields(search.filters), [search.filters]);
  const form = useSearchForm(values, (read) =>
    onSearch({ hasSearched: true, filters: filtersFrom(category, readBodyFields(read)) }),
  );
  const { First, Others } = CATEGORY_FIELDS[category];
  const others = formatOtherFilters(search.filters);
  return (
    <>
      <form {...form} className={`find-form is-${category}`} aria-label="Find">
        {First && <First />}
        <div className={First === null ? 'find-others' : 'find-others only-wide'}>
          {Others && <Others filters={search.filters} />}
        </div>
        {First && category !== 'shops' && (
          <div className="find-more only-phone">
            <Button aria-haspopup="dialog" onClick={() => setSheet(true)}>
              <SlidersHorizontal className="icon" aria-hidden />
              Filters: {others ?? 'none'}
            </Button>
          </div>
        )}
        <div className="find-buttons">
          <Button variant="plain" onClick={() => onSearch(NOT_SEARCHED)}>
            Reset
          </Button>
          <SearchButton busy={busy} />
        </div>
      </form>
      {sheet && (
        <FilterSheet
          category={category}
          filters={search.filters}
          onClose={() => setSheet(false)}
          onSearch={(filters) => {
            setSheet(false);
            onSearch({ hasSearched: true, filters });
          }}
        />
      )}
    </>
  );
}

interface FilterSheetProps {
  readonly category: Category;
  readonly filters: Filters;
  readonly onClose: () => void;
  readonly onSearch: (filters: Filters) => void;
}

function FilterSheet({ onClose, ...form }: FilterSheetProps) {
  return (
    <Dialog title="Filters" lead="Empty ones are left out." onClose={onClose}>
      <SheetForm {...form} />
    </Dialog>
  );
}

/** Below the dialog, which mounts its content later. */
function SheetForm({ category, filters, onSearch }: Omit<FilterSheetProps, 'onClose'>) {
  const { Others } = CATEGORY_FIELDS[category];
  const [first] = CATEGORY_KEYS[category];
  // Omits onChange, because selects in the sheet wait for the button.
  const values = useMemo(() => withBodyFields(filters), [filters]);
  const { ref, onSubmit } = useSearchForm(values, (read) => {
    const readField = readBodyFields<FindKey>(read);
    onSearch(filtersFrom(category, (key) => (key === first ? filters[key] : readField(key)) ?? ''));
  });
  return (
    <form ref={ref} className="find-sheet" onSubmit={onSubmit}>
      {Others && <Others filters={filters} waits />}
      <DialogFoot>
        <Button variant="main" type="submit">
          <Search className="icon" aria-hidden />
          Search
        </Button>
      </DialogFoot>
    </form>
  );
}
