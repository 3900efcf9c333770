import type { ReactNode } from 'react';
import { formatBodyInBrief } from '../../../game/horses/form/body-words.ts';
import { PAIR_FREE_FROM } from '../../../game/market/pair-limit.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { Button } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { capitalised, sentence } from '../../ui/text.ts';
import type { Listing, ListingHorse, ListingTack } from './use-listings.ts';
import { PlayerLink, PlayerName } from '../../ui/player-link.tsx';

export interface ListingListProps {
  readonly listings: readonly Listing[];
  /** The reader's own id. */
  readonly viewer: string;
  readonly picture: (listing: Listing) => ReactNode;
  readonly quality: (tack: ListingTack) => ReactNode;
  readonly onView: (listing: Listing) => void;
}

export function ListingList(props: ListingListProps) {
  return (
    <ul className="listing-cards">
      {props.listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} {...props} />
      ))}
    </ul>
  );
}

export function listingName({ horse, tack }: Listing): string {
  if (horse) return horse.name;
  return tack ? TACK[tack.type].label : '';
}

function ListingCard({
  listing,
  viewer,
  picture,
  quality,
  onView,
}: ListingListProps & { readonly listing: Listing }) {
  const { horse, tack, seller } = listing;
  const isOwn = seller.id === viewer;
  return (
    <li className="listing-card">
      {picture(listing)}
      <div className="listing-text">
        <div className="listing-name">
          <h2 className="serif">
            {horse ? <Link href={`/horses/${horse.id}`}>{horse.name}</Link> : listingName(listing)}
          </h2>
          {horse && <span className="plate">Level {inDigits(horse.level)}</span>}
        </div>
        {horse && <HorseFacts horse={horse} />}
        {tack && (
          <p>
            {quality(tack)}. <Maker tack={tack} />
          </p>
        )}
      </div>
      <div className="listing-deal">
        <p>
          <b className="num">{inCoins(listing.price)}</b>
          <small>{isOwn ? 'Yours' : <PlayerLink {...seller} />}</small>
        </p>
        <ListingAct listing={listing} viewer={viewer} onView={onView} />
      </div>
      <ListingBar listing={listing} />
    </li>
  );
}

export function Maker({ tack: { makerUsername } }: { readonly tack: Pick<ListingTack, 'makerUsername'> }) {
  if (makerUsername === null) return 'Store tack.';
  return (
    <>
      Made by <PlayerName username={makerUsername} />.
    </>
  );
}

/** Why the reader cannot buy it now. */
export function ListingBar({ listing: { refusal } }: { readonly listing: Listing }) {
  if (refusal === null) return null;
  return <p className="listing-bar">{IN_SHORT[refusal.code] ?? refusal.message}</p>;
}

const IN_SHORT: Readonly<Record<string, string>> = {
  NOT_ENOUGH_COINS: 'You don’t have the coins yet.',
  NOT_ENOUGH_TRADABLE_COINS: 'You need more tradable coins for this. Prizes give some.',
  PAIR_LIMIT: `More than you may pay one player before level ${PAIR_FREE_FROM}.`,
  RECEIVER_LIMIT: `This seller has had all that new players may pay. You can buy from level ${PAIR_FREE_FROM}.`,
  UNDERPRICED: `Too far below its worth for a seller below level ${PAIR_FREE_FROM}.`,
  EMAIL_NOT_CONFIRMED: 'Please confirm your email first.',
};

type ListingActProps = Pick<ListingListProps, 'viewer' | 'onView'> & { readonly listing: Listing };

export function ListingAct({ listing, viewer, onView }: ListingActProps) {
  if (listing.seller.id === viewer) {
    return (
      <Link className="btn" href="/my-shop" aria-label={`Price of ${listingName(listing)}`}>
        Price
      </Link>
    );
  }
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={`Look at ${listingName(listing)}`}
      onClick={() => onView(listing)}
    >
      Look
    </Button>
  );
}

function HorseFacts({ horse }: { readonly horse: ListingHorse }) {
  const { breed, sex, age, description, body, bestAt, wins } = horse;
  return (
    <p>
      {breed} {sex}, {age}. <span className="listing-coat">{sentence(description)}</span>{' '}
      {sentence(capitalised(formatBodyInBrief(body)))} {disciplineLabel(bestAt.discipline)}{' '}
      {Math.round(bestAt.points)}
      {wins > 0 && `, ${counted(wins, 'win')}`}.
    </p>
  );
}
