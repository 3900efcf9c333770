import { Select } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Button } from '../../ui/button.tsx';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { OwnMark } from '../../ui/own-mark.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { Placing } from '../placing.tsx';
import { HorseName, isOwn, Owner } from './placed-horse.tsx';
import type { PlacedHorse } from './use-show.ts';
import { formatPoints } from '../../ui/format-points.ts';

interface HeatChoiceProps {
  readonly heats: number;
  readonly heat: number;
  readonly onChange: (heat: number) => void;
}

/** How many fit a phone. */
const SIDE_BY_SIDE = 5;

/** Strongest first; null for a single heat. */
export function HeatChoice({ heats, heat, onChange }: HeatChoiceProps) {
  if (heats < 2) return null;
  const all = Array.from({ length: heats }, (_, before) => before + 1);
  if (heats <= SIDE_BY_SIDE)
    return (
      <div className="heat-bar">
        <Segments
          label="Heat, the strongest first"
          value={String(heat)}
          onChange={(value) => onChange(Number(value))}
          options={all.map((number) => ({ value: String(number), label: String(number) }))}
        />
      </div>
    );
  return (
    <div className="heat-bar">
      <Select
        label="Heat, the strongest first"
        value={heat}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {all.map((number) => (
          <option key={number} value={number}>
            {number} of {heats}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface HeatTableProps {
  readonly rows: readonly PlacedHorse[];
  /** The viewer's id; undefined for visitors, who get no player links. */
  readonly own: string | undefined;
  readonly onWhy: (horse: PlacedHorse) => void;
}

export function HeatTable({ rows, own, onWhy }: HeatTableProps) {
  return (
    <Table
      label="Placings"
      className="heat-table"
      columns={[PLACE, PICTURE, horseColumn(own), ...FIGURES, whyColumn(onWhy)]}
      rows={rows}
      keyOf={({ heat, place }) => `${heat} ${place}`}
      rowClass={(horse) => (isOwn(horse, own) ? 'is-own' : undefined)}
      sortedBy={{ column: 'place', down: false }}
    />
  );
}

const PLACE: Column<PlacedHorse> = {
  id: 'place',
  head: 'Place',
  sortBy: ({ place }) => place,
  cell: ({ place, fieldSize }) => <Placing place={place} of={fieldSize} />,
};

const PICTURE: Column<PlacedHorse> = { id: 'picture', head: 'Picture', headHidden: true, cell: stallOf };

const horseColumn = (own: string | undefined): Column<PlacedHorse> => ({
  id: 'horse',
  head: 'Horse',
  names: true,
  sortBy: ({ name }) => name,
  cell: (horse) => (
    <>
      <b>
        <HorseName horse={horse} own={own} />
      </b>
      {isOwn(horse, own) && <OwnMark>Yours</OwnMark>}
      <small>
        <Owner horse={horse} />
        {horse.grade !== null && `, ${horse.grade} field`}
        <span className="only-phone">, level {inDigits(horse.level)}</span>
      </small>
    </>
  ),
});

const FIGURES: readonly Column<PlacedHorse>[] = [
  {
    id: 'level',
    head: 'Level',
    right: true,
    sortBy: ({ level }) => level,
    cell: ({ level }) => inDigits(level),
  },
  {
    id: 'score',
    head: 'Score',
    right: true,
    sortBy: ({ score }) => score,
    cell: ({ score }) => <b>{formatPoints(score)}</b>,
  },
  {
    id: 'prize',
    head: 'Prize',
    right: true,
    sortBy: ({ prize }) => prize,
    cell: ({ prize, houseCut }) => (
      <>
        <span className="only-wide">{inDigits(prize)}</span>
        <span className="only-phone text-muted">{prize > 0 ? inCoins(prize) : 'No prize'}</span>
        {houseCut > 0 && <small>{inDigits(houseCut)} to the house</small>}
      </>
    ),
  },
];

const whyColumn = (onWhy: (horse: PlacedHorse) => void): Column<PlacedHorse> => ({
  id: 'why',
  head: 'Why this place',
  headHidden: true,
  right: true,
  cell: (horse) => (
    <Button aria-haspopup="dialog" onClick={() => onWhy(horse)}>
      Why {ordinal(horse.place)}?<span className="sr"> {horse.name}</span>
    </Button>
  ),
});
