import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { capitalised } from '../../ui/words.ts';
import { LotAct, LotBar, lotName, type LotListProps } from './lot-list.tsx';
import type { LotType } from './lot-search.ts';
import type { Lot } from './use-lots.ts';

interface LotTableProps extends LotListProps {
  readonly type: LotType;
}

/** One line per lot, for comparing many; cards on phones. */
export function LotTable({ type, lots, ...props }: LotTableProps) {
  return (
    <Table
      label={LABELS[type]}
      className="lots-table"
      columns={COLUMNS[type].map((id) => COLUMN[id](props))}
      rows={lots}
      keyOf={({ id }) => id}
    />
  );
}

const LABELS = { horse: 'Horses for sale', tack: 'Tack for sale', mine: 'My offers' } as const;

const COLUMNS = {
  horse: ['horse', 'coat', 'level', 'best', 'seller', 'price', 'act'],
  tack: ['tack', 'quality', 'maker', 'seller', 'price', 'act'],
  mine: ['thing', 'either', 'level', 'price', 'act'],
} as const satisfies Record<LotType, readonly string[]>;

type ColumnId = (typeof COLUMNS)[LotType][number];
type ColumnOf = (props: Omit<LotListProps, 'lots'>) => Column<Lot>;

const nameColumn =
  (head: string): ColumnOf =>
  ({ picture }) => ({
    id: 'name',
    head,
    names: true,
    cell: (lot) => (
      <span className="lot-who">
        {picture(lot)}
        <span>
          {lot.horse ? (
            <Link className="lot-link" href={`/horses/${lot.horse.id}`}>
              {lot.horse.name}
            </Link>
          ) : (
            <b>{lotName(lot)}</b>
          )}
          {lot.horse && <small>{`${lot.horse.breed} ${lot.horse.sex}, ${lot.horse.age}`}</small>}
        </span>
      </span>
    ),
  });

const COLUMN: Readonly<Record<ColumnId, ColumnOf>> = {
  horse: nameColumn('Horse'),
  tack: nameColumn('Tack'),
  thing: nameColumn('What'),
  coat: () => ({
    id: 'coat',
    head: 'Coat',
    cell: ({ horse }) => horse && capitalised(horse.color),
  }),
  either: ({ quality }) => ({
    id: 'coat',
    head: 'Coat or quality',
    cell: ({ horse, tack }) => (horse ? capitalised(horse.color) : tack && quality(tack)),
  }),
  quality: ({ quality }) => ({
    id: 'coat',
    head: 'Quality',
    cell: ({ tack }) => tack && quality(tack),
  }),
  maker: () => ({
    id: 'best',
    head: 'Made by',
    cell: ({ tack }) => (
      <>
        <span className="only-phone">Made by </span>
        {tack?.makerUsername ?? 'the store'}
      </>
    ),
  }),
  level: () => ({
    id: 'level',
    head: 'Level',
    cell: ({ horse }) => horse && <span className="plate">Level {inDigits(horse.level)}</span>,
  }),
  best: () => ({
    id: 'best',
    head: 'Best at',
    cell: ({ horse }) =>
      horse && (
        <>
          {disciplineLabel(horse.bestAt.discipline)} {Math.round(horse.bestAt.points)}
          <small>{horse.wins === 0 ? 'no wins yet' : counted(horse.wins, 'win')}</small>
        </>
      ),
  }),
  seller: () => ({
    id: 'seller',
    head: 'Seller',
    cell: ({ seller }) => <PlayerLink {...seller} />,
  }),
  price: () => ({
    id: 'price',
    head: 'Price',
    right: true,
    cell: (lot) => (
      <>
        <b className="num">{inCoins(lot.price)}</b>
        <LotBar lot={lot} />
      </>
    ),
  }),
  act: (props) => ({
    id: 'act',
    head: 'Look',
    headHidden: true,
    right: true,
    cell: (lot) => <LotAct lot={lot} {...props} />,
  }),
};
