import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';
import { SearchButton } from '../ui/forms/search-button.tsx';
import {
  CATEGORY_KEYS,
  filtersFrom,
  NOT_ASKED,
  type Category,
  type Filters,
  type FindSearch,
} from './find-address.ts';
import { CATEGORY_FIELDS, otherWords } from './find-fields.tsx';

interface FindFormProps {
  readonly category: Category;
  /** Must be stable: a new object resets the fields. */
  readonly search: FindSearch;
  readonly busy: boolean;
  readonly onSearch: (search: FindSearch) => void;
}

/** Selects apply at once, typed values with the button. Phones have all but the name in a sheet. */
export function FindForm({ category, search, busy, onSearch }: FindFormProps) {
  const [sheet, setSheet] = useState(false);
  const form = useFilters(category, search.filters);
  const { First, Others } = CATEGORY_FIELDS[category];
  const others = otherWords(search.filters);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch({ asked: true, filters: typedIn(category, event.currentTarget) });
  };
  return (
    <>
      <form
        ref={form}
        className={`find-form is-${category}`}
        role="search"
        aria-label="Find"
        onSubmit={submit}
      >
        {First && <First />}
        <div className={First === null ? 'find-others' : 'find-others only-wide'}>
          {Others && <Others onChoose={({ currentTarget }) => currentTarget.form?.requestSubmit()} />}
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
          <Button look="plain" onClick={() => onSearch(NOT_ASKED)}>
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
            onSearch({ asked: true, filters });
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
  const form = useFilters(category, filters);
  const { Others } = CATEGORY_FIELDS[category];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(category, event.currentTarget);
    const [first] = CATEGORY_KEYS[category];
    onSearch(filtersFrom(category, (key) => (key === first ? filters[key] : typed[key]) ?? ''));
  };
  return (
    <form ref={form} className="find-sheet" onSubmit={submit}>
      {Others && <Others />}
      <DialogFoot>
        <Button look="main" type="submit">
          <Search className="icon" aria-hidden />
          Search
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Going back changes the address; remounting the fields would lose the focus. */
function useFilters(category: Category, filters: Filters) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const key of CATEGORY_KEYS[category]) {
      const field = form.current?.elements.namedItem(key);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = filters[key] ?? '';
    }
  }, [category, filters]);
  return form;
}

function typedIn(category: Category, form: HTMLFormElement): Filters {
  const typed = new FormData(form);
  return filtersFrom(category, (key) => {
    const value = typed.get(key);
    return typeof value === 'string' ? value : '';
  });
}
