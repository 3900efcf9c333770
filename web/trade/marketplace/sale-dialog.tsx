import { useState, type ReactNode } from 'react';
import { CallRefused } from '../../api/call-refused.ts';
import { Bones } from '../../ui/bone.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Cost, inCoins, inDigits } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { lotName } from './lot-list.tsx';
import { PriceTrend } from './price-trend.tsx';
import { useBuyLot, useLot, useSalePrices, type Lot } from './use-lots.ts';

interface SaleDialogProps {
  /** As listed when the player looked. */
  readonly lot: Lot;
  readonly coins: number;
  /** Facts about the ware, beside the deal. */
  readonly about: ReactNode;
  /** "Appaloosas". */
  readonly what: string;
  /** Link to similar offers. */
  readonly likeHref: string;
  readonly onClose: () => void;
  readonly onBought: (lot: Lot) => void;
}

export default function SaleDialog(props: SaleDialogProps) {
  const { lot, coins, about, what, likeHref, onClose, onBought } = props;
  // The price on the button changes only after a refusal, never while the player presses.
  const [{ price, before }, setDeal] = useState({ price: lot.price, before: lot.price });
  const now = useLot(lot.id);
  const gone = now.error instanceof CallRefused ? now.error.message : null;
  const barred = (now.data ?? lot).refusal;
  const buying = useBuyLot({ onBought: () => onBought(lot), onFailed: () => void askAgain() });
  const name = lotName(lot);

  async function askAgain() {
    const { data } = await now.refetch();
    setDeal({ price: data?.price ?? price, before: price });
  }

  return (
    <Dialog
      wide
      title={name}
      lead={
        <>
          {lot.horse && `${lot.horse.breed} ${lot.horse.sex}, ${lot.horse.age}. `}Sold by{' '}
          <PlayerLink {...lot.seller} />.
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
                : (barred?.message ??
                  `You have ${inDigits(coins)}. You’ll have ${inDigits(coins - price)} left.`)}
            </p>
            {lot.horse && (
              <Link className={buttonLook()} href={`/horses/${lot.horse.id}`}>
                See {lot.horse.sex === 'mare' ? 'her' : 'his'} whole page
              </Link>
            )}
            <Button
              look="main"
              busy={buying.busy}
              busyLabel="Buying…"
              disabled={coins < price || barred !== null}
              onClick={() => buying.run({ body: { listingId: lot.id, price } })}
            >
              Buy {lot.horse ? name : name.toLowerCase()} <Cost coins={price} />
            </Button>
          </>
        ) : (
          <>
            <p role="alert">{gone}</p>
            <Link className={buttonLook('main')} href={likeHref} onClick={onClose}>
              See others like {lot.horse ? (lot.horse.sex === 'mare' ? 'her' : 'him') : 'it'}
            </Link>
          </>
        )
      }
    >
      <div className={gone === null ? 'sale' : 'sale is-gone'}>
        <div>{about}</div>
        <div>
          <h3 className="section">What {what} sold for</h3>
          <Prices lot={lot} what={what} offer={price} />
          <h3 className="section">
            What comes with {lot.horse ? (lot.horse.sex === 'mare' ? 'her' : 'him') : 'it'}
          </h3>
          {lot.horse ? <ComesAlong /> : <p className="text-muted">It goes to your tack room at once.</p>}
        </div>
      </div>
    </Dialog>
  );
}

interface PricesProps {
  readonly lot: Lot;
  readonly what: string;
  readonly offer: number;
}

function Prices({ lot: { horse, tack }, what, offer }: PricesProps) {
  const prices = useSalePrices(
    horse ? { breed: horse.breedId } : { tackType: tack?.type ?? 'saddle', quality: tack?.quality ?? 0 },
  );
  return (
    <Loaded reading={prices} skeleton={<Bones label="Loading the prices" rows={1} height="160px" />}>
      {(known) => <PriceTrend prices={known} what={what} offer={offer} />}
    </Loaded>
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
