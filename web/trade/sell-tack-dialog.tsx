import { useState, type ReactNode } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { houseCut } from '../../game/ledger/coins.ts';
import { TACK } from '../../game/tack/tack.ts';
import { MOST_PRICE } from '../../game/trade/listing.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Query } from '../ui/query.tsx';
import { showToast } from '../ui/toasts.ts';
import { Confirmation } from './confirmation.tsx';
import { NO_TACK, useFreeTack, useSellTack, type TackToSell } from './use-selling.ts';
import { useAllSalePrices } from './marketplace/use-listings.ts';
import { LikePrices } from './player-shop/like-prices.tsx';
import { questionAbout, tackItem, type Question } from './player-shop/sale-item.ts';
import './selling.css';
import './marketplace/marketplace.css';
import './player-shop/player-shop.css';

interface SellTackDialogProps {
  /** The seller's. */
  readonly level: number;
  readonly quality: (piece: TackToSell) => ReactNode;
  readonly onClose: () => void;
}

export default function SellTackDialog({ level, quality, onClose }: SellTackDialogProps) {
  const tack = useFreeTack();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [confirming, setConfirming] = useState<Question | null>(null);
  const selling = useSellTack(onClose);
  const chosen = tack.data?.find(({ id }) => id === chosenId);
  const item = chosen && tackItem(chosen);
  const pricesOf = useAllSalePrices(item ? [item.group] : []);

  function changePrice(next: number | null) {
    setPrice(next);
    setConfirming(null);
  }

  function sell() {
    const refuse = (title: string, description: string) =>
      showToast({ title, description, variant: 'destructive' });
    if (item === undefined) return refuse('Selection Required', 'Please select tack to sell');
    if (price === null) return refuse('Invalid Input', 'Please enter a valid price');
    const question = questionAbout(item, price, pricesOf(item.group), level);
    if (question && !confirming) return setConfirming(question);
    selling.run({ body: { tackId: item.id, price } });
  }

  return (
    <ActDialog
      title="Sell tack"
      lead="To other players, at your price. The game itself buys no tack."
      onClose={onClose}
      summary={price !== null && `You get ${inCoins(price - houseCut(price))}: the game keeps 5%.`}
      act={confirming && chosen ? `Sell this ${TACK[chosen.type].label.toLowerCase()}` : 'Sell Tack'}
      busy={selling.busy}
      busyLabel="Listing…"
      disabled={tack.data === undefined || tack.data.length === 0}
      onAct={sell}
    >
      <Query query={tack} skeleton={<Skeleton label="Loading your tack" rows={3} height="64px" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-5 text-muted">{NO_TACK}</p>
          ) : (
            <>
              <Choices
                label="Tack to sell"
                value={chosenId}
                onChange={(id) => {
                  setChosenId(id);
                  setConfirming(null);
                }}
                choices={list.map((piece) => ({
                  value: piece.id,
                  title: TACK[piece.type].label,
                  detail: quality(piece),
                  side: piece.makerUsername === null ? 'Store tack' : `Made by ${piece.makerUsername}`,
                }))}
              />
              <div className="sell-price">
                <QuantityField
                  label={`Price in coins (up to ${inDigits(MOST_PRICE)})`}
                  most={MOST_PRICE}
                  value={price}
                  onChange={changePrice}
                  mayBeEmpty
                />
              </div>
            </>
          )
        }
      </Query>
      {confirming && <Confirmation title={confirming.title}>{confirming.text}</Confirmation>}
      {item && <LikePrices item={item} price={price} onSuggested={changePrice} />}
    </ActDialog>
  );
}
