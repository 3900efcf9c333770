import { formatBodyInBrief } from '../../../game/horses/form/body-words.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { PlayerLink, PlayerName } from '../../ui/player-link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { capitalised } from '../../ui/text.ts';
import { ListingAct, ListingBar, listingName, type ListingListProps } from './listing-list.tsx';
import type { ListingType } from './listing-search.ts';
import type { Listing } from './use-listings.ts';

interface ListingTableProps extends ListingListProps {
  readonly type: ListingType;
}

/** One row per listing, for comparing many; cards on phones. */
export function ListingTable({ type, listings, ...props }: ListingTableProps) {
  return (
    <Table
      label={LABELS[type]}
      className="listings-table"
      columns={COLUMNS[type].map((id) => COLUMN[id](props))}
      rows={listings}
      keyOf={({ id }) => id}
    />
  );
}

const LABELS = { horse: 'Horses for sale', tack: 'Tack for sale', mine: 'My listings' } as const;

const COLUMNS = {
  horse: ['horse', 'coat', 'level', 'best', 'seller', 'price', 'act'],
  tack: ['tack', 'quality', 'maker', 'seller', 'price', 'act'],
  mine: ['thing', 'either', 'level', 'price', 'act'],
} as const satisfies Record<ListingType, readonly string[]>;

type ColumnId = (typeof COLUMNS)[ListingType][number];
type ColumnOf = (props: Omit<ListingListProps, 'listings'>) => Column<Listing>;

const nameColumn =
  (head: string): ColumnOf =>
  ({ picture }) => ({
    id: 'name',
    head,
    names: true,
    cell: (listing) => (
      <span className="listing-who">
        {picture(listing)}
        <span>
          {listing.horse ? (
            <Link className="listing-link" href={`/horses/${listing.horse.id}`}>
              {listing.horse.name}
            </Link>
          ) : (
            <b>{listingName(listing)}</b>
          )}
          {listing.horse && (
            <small>{`${listing.horse.breed} ${listing.horse.sex}, ${listing.horse.age}`}</small>
          )}
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
    head: 'Coat and body',
    cell: ({ horse }) =>
      horse && (
        <>
          {capitalised(horse.color)}
          <small>{capitalised(formatBodyInBrief(horse.body))}</small>
        </>
      ),
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
        {tack && tack.makerUsername !== null ? <PlayerName username={tack.makerUsername} /> : 'the store'}
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
    cell: (listing) => (
      <>
        <b className="num">{inCoins(listing.price)}</b>
        <ListingBar listing={listing} />
      </>
    ),
  }),
  act: (props) => ({
    id: 'act',
    head: 'Look',
    headHidden: true,
    right: true,
    cell: (listing) => <ListingAct listing={listing} {...props} />,
  }),
};
