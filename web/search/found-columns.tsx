import type { ReactNode } from 'react';
import { formatBodyInBrief } from '../../game/horses/form/body-words.ts';
import { TACK } from '../../game/tack/tack.ts';
import { PlayerFace } from '../portrait/player-face.tsx';
import { stallOf } from '../portrait/stall.tsx';
import { buttonClass } from '../ui/button.tsx';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import type { Column } from '../ui/table.tsx';
import { capitalised } from '../ui/text.ts';
import type { FoundHorse, FoundPlayer, FoundShop, FoundTack } from './use-find.ts';
import { PlayerName } from '../ui/player-link.tsx';

/** Shows a piece's quality; comes from the tack feature. */
export type QualityOf = (piece: FoundTack) => ReactNode;

const level = <Row,>(of: (row: Row) => number): Column<Row> => ({
  id: 'level',
  head: 'Level',
  cell: (row) => <span className="plate">Level {inDigits(of(row))}</span>,
});

interface Owned {
  readonly ownerId: string | null;
  readonly ownerUsername: string | null;
}

const owner = <Row extends Owned>(): Column<Row> => ({
  id: 'owner',
  head: 'Owner',
  cell: ({ ownerId, ownerUsername }) =>
    ownerId === null ? (
      'At the market'
    ) : (
      <Link className="link above" href={`/players/${ownerId}`}>
        <PlayerName username={ownerUsername ?? ''} />
      </Link>
    ),
});

const status = <Row extends { readonly price: number | null }>(): Column<Row> => ({
  id: 'status',
  head: 'Status',
  right: true,
  cell: ({ price }) =>
    price === null ? (
      <span className="text-muted">Not For Sale</span>
    ) : (
      <>
        <b>For Sale</b> ({inCoins(price)})
      </>
    ),
});

export const HORSE_COLUMNS: readonly Column<FoundHorse>[] = [
  {
    id: 'name',
    head: 'Name',
    names: true,
    cell: (horse) => (
      <span className="found-who">
        {stallOf(horse)}
        <Link className="row-link found-name" href={`/horses/${horse.id}`}>
          {horse.name}
        </Link>
      </span>
    ),
  },
  {
    id: 'breed',
    head: 'Breed and body',
    cell: ({ breedName, body }) => (
      <>
        {breedName}
        <small>{capitalised(formatBodyInBrief(body))}</small>
      </>
    ),
  },
  { id: 'age', head: 'Age', cell: ({ age }) => age },
  { id: 'sex', head: 'Sex', cell: ({ gender }) => capitalised(gender) },
  level((horse) => horse.level),
  owner(),
  status(),
];

const face = (row: Pick<FoundPlayer, 'guild' | 'profilePicture' | 'profileThumbnail'>, username: string) => (
  <span aria-hidden>
    <PlayerFace {...row} username={username} />
  </span>
);

export const PLAYER_COLUMNS: readonly Column<FoundPlayer>[] = [
  {
    id: 'name',
    head: 'Username',
    names: true,
    cell: (player) => (
      <span className="found-who">
        {face(player, player.username)}
        <Link className="row-link found-name" href={`/players/${player.id}`}>
          <PlayerName username={player.username} />
        </Link>
      </span>
    ),
  },
  level((player) => player.level),
  {
    id: 'horses',
    head: '# Horses',
    cell: ({ horseCount }) => (
      <>
        {inDigits(horseCount)}
        <span className="only-phone"> {horseCount === 1 ? 'horse' : 'horses'}</span>
      </>
    ),
  },
  {
    id: 'go',
    head: 'View Profile',
    headHidden: true,
    right: true,
    cell: ({ id, username }) => (
      <Link
        className={`${buttonClass()} above`}
        href={`/players/${id}`}
        aria-label={`View Profile of ${username}`}
      >
        View Profile
      </Link>
    ),
  },
];

export const tackColumns = (qualityOf: QualityOf): readonly Column<FoundTack>[] => [
  {
    id: 'name',
    head: 'Type',
    names: true,
    cell: ({ type }) => <b className="found-name">{TACK[type].label}</b>,
  },
  { id: 'quality', head: 'Quality %', cell: qualityOf },
  owner(),
  status(),
];

export const SHOP_COLUMNS: readonly Column<FoundShop>[] = [
  {
    id: 'name',
    head: 'Shop',
    names: true,
    cell: (shop) => (
      <span className="found-who">
        {face(shop, shop.sellerUsername)}
        <Link className="row-link found-name" href={shopAddress(shop)}>
          {shop.shopName || `${shop.sellerUsername}’s Shop`}
        </Link>
      </span>
    ),
  },
  {
    id: 'owner',
    head: 'Player',
    cell: ({ sellerId, sellerUsername }) => (
      <Link className="link above" href={`/players/${sellerId}`}>
        <PlayerName username={sellerUsername} />
      </Link>
    ),
  },
  { id: 'items', head: 'Items', cell: ({ itemCount }) => counted(itemCount, 'item') },
  {
    id: 'go',
    head: 'View Shop',
    headHidden: true,
    right: true,
    cell: (shop) => (
      <Link
        className={`${buttonClass()} above`}
        href={shopAddress(shop)}
        aria-label={`View Shop of ${shop.sellerUsername}`}
      >
        View Shop
      </Link>
    ),
  },
];

const shopAddress = ({ sellerId }: FoundShop) => `/marketplace?seller=${sellerId}`;
