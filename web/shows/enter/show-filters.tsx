import { useState, type FormEvent } from 'react';
import {
  isPlayerShowDiscipline,
  PLAYER_SHOW_DISCIPLINES,
  type PlayerShowDiscipline,
} from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { SearchButton } from '../../ui/forms/search-button.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { DisciplineMark } from '../discipline-mark.tsx';
import { ALL_SHOWS, levelTyped, MAX_LEVEL, MIN_LEVEL, type ShowSearch } from './show-search.ts';

const ALL = 'all';

interface Wishes {
  /** Default: the lowest class that the horse may enter. */
  readonly minLevel: string | undefined;
  readonly discipline: PlayerShowDiscipline | typeof ALL;
  readonly own: boolean;
}

interface ShowFiltersProps {
  readonly search: ShowSearch;
  /** Of the lowest class that the horse may enter. */
  readonly lowest: number;
  readonly busy: boolean;
  readonly onSearch: (search: ShowSearch) => void;
}

export function ShowFilters({ search, lowest, busy, onSearch }: ShowFiltersProps) {
  const [wishes, setWishes] = useState(() => wishesOf(search));
  const [shown, setShown] = useState(search);
  // The back button changes the search.
  if (shown !== search) {
    setShown(search);
    setWishes(wishesOf(search));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { minLevel, discipline, own } = wishes;
    const next = {
      minLevel: minLevel === undefined ? undefined : levelTyped(minLevel),
      discipline: isPlayerShowDiscipline(discipline) ? discipline : undefined,
      own,
    };
    setWishes(wishesOf(next));
    onSearch(next);
  }

  function reset() {
    setWishes(wishesOf(ALL_SHOWS));
    onSearch(ALL_SHOWS);
  }

  return (
    <form className="show-filters" role="search" aria-label="Shows" onSubmit={submit}>
      <Field
        label="Min Level"
        type="number"
        min={MIN_LEVEL}
        max={MAX_LEVEL}
        value={wishes.minLevel ?? lowest}
        onChange={({ target }) => setWishes({ ...wishes, minLevel: target.value })}
      />
      <Segments
        label="Discipline"
        value={wishes.discipline}
        onChange={(discipline) => setWishes({ ...wishes, discipline })}
        options={[
          { value: ALL, label: 'All' },
          ...PLAYER_SHOW_DISCIPLINES.map((value) => ({
            value,
            label: <DisciplineMark discipline={value} />,
          })),
        ]}
      />
      <div className="show-filter-end">
        <Checkbox
          label="Shows I've created"
          labelled
          checked={wishes.own}
          onChange={(own) => setWishes({ ...wishes, own })}
        />
        <div className="show-filter-buttons">
          <Button look="plain" onClick={reset}>
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
