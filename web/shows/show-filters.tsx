import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isPlayerShowDiscipline, PLAYER_SHOW_DISCIPLINES } from '../../game/shows/disciplines.ts';
import type { PlayerShowDiscipline } from '../../game/shows/disciplines.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Segments } from '../ui/segments.tsx';
import { DisciplineMark } from './discipline-mark.tsx';

const ALL = 'all';
const MIN_LEVEL = 1;
const MAX_LEVEL = 1000;

export interface ChosenFilter {
  /** Undefined until changed: the list holds only what the horse may enter anyway (game.md section 1). */
  readonly minLevel: number | undefined;
  readonly discipline: PlayerShowDiscipline | undefined;
}

export const NO_FILTER: ChosenFilter = { minLevel: undefined, discipline: undefined };

interface ShowFiltersProps {
  /** Stands in Min Level until it is changed. */
  readonly horseLevel: number;
  readonly busy: boolean;
  readonly onSearch: (filter: ChosenFilter) => void;
}

export function ShowFilters({ horseLevel, busy, onSearch }: ShowFiltersProps) {
  const [minLevel, setMinLevel] = useState(String(horseLevel));
  const [changed, setChanged] = useState(false);
  const [discipline, setDiscipline] = useState<PlayerShowDiscipline | typeof ALL>(ALL);

  function search(event: FormEvent) {
    event.preventDefault();
    const level = Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, Math.floor(Number(minLevel)) || MIN_LEVEL));
    setMinLevel(String(level));
    onSearch({
      minLevel: changed ? level : undefined,
      discipline: isPlayerShowDiscipline(discipline) ? discipline : undefined,
    });
  }

  function reset() {
    setMinLevel(String(horseLevel));
    setChanged(false);
    setDiscipline(ALL);
    onSearch(NO_FILTER);
  }

  return (
    <form className="show-filters" role="search" aria-label="Shows" onSubmit={search}>
      <Field
        label="Min Level"
        type="number"
        min={MIN_LEVEL}
        max={MAX_LEVEL}
        value={minLevel}
        onChange={({ target }) => {
          setMinLevel(target.value);
          setChanged(true);
        }}
      />
      <Segments
        label="Discipline"
        value={discipline}
        onChange={setDiscipline}
        options={[
          { value: ALL, label: 'All' },
          ...PLAYER_SHOW_DISCIPLINES.map((value) => ({
            value,
            label: <DisciplineMark discipline={value} />,
          })),
        ]}
      />
      <div className="show-filter-buttons">
        <Button look="plain" onClick={reset}>
          Reset Filters
        </Button>
        <Button type="submit" busy={busy} busyLabel="Searching…">
          <Search className="icon" aria-hidden />
          Search Shows
        </Button>
      </div>
    </form>
  );
}
