import { useState, type ReactNode } from 'react';
import { CallRefused } from '../../api/call-refused.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Cost, inCoins, inDigits } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { listingName } from './listing-list.tsx';
import { PriceTrend } from './price-trend.tsx';
import { useBuyListing, useListing, useSalePrices, type Listing } from './use-listings.ts';

interface SaleDialogProps {
  /** As listed when the dialog opened. */
  readonly listing: Listing;
  readonly coins: number;
  /** Facts about the horse or tack, beside price and button. */
  readonly about: ReactNode;
  /** "Appaloosas". */
  readonly what: string;
  /** Link to similar listings. */
  readonly likeHref: string;
  readonly onClose: () => void;
  readonly onBought: (listing: Listing) => void;
}

export default function SaleDialog(props: SaleDialogProps) {
  const { listing, coins, about, what, likeHref, onClose, onBought } = props;
  // The price on the button changes only after a refusal, never while the player presses.
  const [{ price, before }, setDeal] = useState({ price: listing.price, before: listing.price });
  const now = useListing(listing.id);
  const gone = now.error instanceof CallRefused ? now.error.message : null;
  const refusal = (now.data ?? listing).refusal;
  const buying = useBuyListing({ onBought: () => onBought(listing), onFailed: () => void refetchPrice() });
  const name = listingName(listing);

  async function refetchPrice() {
    const { data } = await now.refetch();
    setDeal({ price: data?.price ?? price, before: price });
  }

  return (
    <Dialog
      wide
      title={name}
      lead={
        <>
          {listing.horse && `${listing.horse.breed} ${listing.horse.sex}, ${listing.horse.age}. `}Sold by{' '}
          <PlayerLink {...listing.seller} />.
        </>
      }
      onClose={onClose}
      foot={
        gone === null ? (
          <>
            <p className="text-15 text-muted" aria-live="polite">
              {price !== before && (
                <b className="sale-changed">
                  The price was {inDigits(before)} and is {inDigits(price)} now.{' '}
                </b>
              )}
              {coins < price
                ? `You need ${inCoins(price)}: you have ${inCoins(coins)}.`
                : (refusal?.message ??
                  `You have ${inDigits(coins)}. You’ll have ${inDigits(coins - price)} left.`)}
            </p>
            {listing.horse && (
              <Link className={buttonClass()} href={`/horses/${listing.horse.id}`}>
                See {listing.horse.sex === 'mare' ? 'her' : 'his'} whole page
              </Link>
            )}
            <Button
              variant="main"
              busy={buying.busy}
              busyLabel="Buying…"
              disabled={coins < price || refusal !== null}
              onClick={() => buying.run({ body: { listingId: listing.id, price } })}
            >
              Buy {listing.horse ? name : name.toLowerCase()} <Cost coins={price} />
            </Button>
          </>
        ) : (
          <>
            <p role="alert">{gone}</p>
            <Link className={buttonClass('main')} href={likeHref} onClick={onClose}>
              See others like {listing.horse ? (listing.horse.sex === 'mare' ? 'her' : 'him') : 'it'}
            </Link>
          </>
        )
      }
    >
      <div className={gone === null ? 'sale' : 'sale is-gone'}>
        <div>{about}</div>
        <div>
          <h3 className="section">What {what} sold for</h3>
          <Prices listing={listing} what={what} price={price} />
          <h3 className="section">
            What comes with {listing.horse ? (listing.horse.sex === 'mare' ? 'her' : 'him') : 'it'}
          </h3>
          {listing.horse ? <ComesAlong /> : <p className="text-muted">It goes to your tack room at once.</p>}
        </div>
      </div>
    </Dialog>
  );
}

interface PricesProps {
  readonly listing: Listing;
  readonly what: string;
  readonly price: number;
}

function Prices({ listing: { horse, tack }, what, price }: PricesProps) {
  const prices = useSalePrices(
    horse ? { breed: horse.breedId } : { tackType: tack?.type ?? 'saddle', quality: tack?.quality ?? 0 },
  );
  return (
    <Query query={prices} skeleton={<Skeleton label="Loading the prices" rows={1} height="160px" />}>
      {(known) => <PriceTrend prices={known} what={what} price={price} />}
    </Query>
  );
}

function ComesAlong() {
  return (
    <dl className="list">
      {COMES_ALONG.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

/** docs/rules/trade.md#what-a-sale-does */
const COMES_ALONG = [
  ['Level, skill and papers', 'Stay'],
  ['Feed and saved trainings', 'Come along'],
  ['Shows entered', 'Prizes go to the seller'],
  ['Stud requests', 'End, fees go back'],
  ['Tack', 'Stays with the seller'],
] as const;
