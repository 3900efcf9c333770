import { useState } from 'react';
import { isDiscipline, DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { DisciplineMark } from '../discipline-mark.tsx';
import { ALL_SHOWS, levelTyped, MAX_LEVEL, MIN_LEVEL, type ShowSearch } from './show-search.ts';

const ALL = 'all';

interface Wishes {
  /** Default: the lowest class that the horse may enter. */
  readonly minLevel: string | undefined;
  readonly discipline: Discipline | typeof ALL;
  readonly own: boolean;
}

interface ShowFiltersProps {
  readonly search: ShowSearch;
  /** The lowest class that the horse may enter. */
  readonly lowest: number;
  readonly busy: boolean;
  readonly onSearch: (search: ShowSearch) => void;
}

export function ShowFilters({ search, lowest, busy, onSearch }: ShowFiltersProps) {
  const { values, form, control, change, reset } = useForm({
    first: wishesOf(search),
    onSend({ minLevel, discipline, own }) {
      reset();
      onSearch({
        minLevel: minLevel === undefined ? undefined : levelTyped(minLevel),
        discipline: isDiscipline(discipline) ? discipline : undefined,
        own,
      });
    },
  });
  const [shown, setShown] = useState(search);
  // The back button changes the search.
  if (shown !== search) {
    setShown(search);
    reset();
  }

  return (
    <form className="show-filters" role="search" aria-label="Shows" {...form} noValidate={false}>
      <QuantityField
        label="Min Level"
        least={MIN_LEVEL}
        most={MAX_LEVEL}
        value={values.minLevel === '' ? null : Number(values.minLevel ?? lowest)}
        onChange={(level) => change({ minLevel: String(level ?? '') })}
        mayBeEmpty
      />
      <Segments
        label="Discipline"
        {...control('discipline')}
        options={[
          { value: ALL, label: 'All' },
          ...DISCIPLINES.map((value) => ({
            value,
            label: <DisciplineMark discipline={value} />,
          })),
        ]}
      />
      <div className="show-filter-end">
        <Checkbox
          label="Shows I've created"
          labelled
          checked={values.own}
          onChange={(own) => change({ own })}
        />
        <div className="show-filter-buttons">
          <Button
            variant="plain"
            onClick={() => {
              reset();
              onSearch(ALL_SHOWS);
            }}
          >
            Reset Filters
          </Button>
          <SearchButton busy={busy} label="Search Shows" />
        </div>
      </div>
    </form>
  );
}

function wishesOf({ minLevel, discipline, own }: ShowSearch): Wishes {
  return {
    minLevel: minLevel === undefined ? undefined : String(minLevel),
    discipline: discipline ?? ALL,
    own,
  };
}
