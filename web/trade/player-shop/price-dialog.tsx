import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { houseCut } from '../../../game/ledger/coins.ts';
import { MOST_PRICE } from '../../../game/trade/listing.ts';
import { inCoins } from '../../ui/coins.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Confirmation } from '../confirmation.tsx';
import { useSalePrices } from '../marketplace/use-listings.ts';
import { LikePrices } from './like-prices.tsx';
import { useChangePrice } from './use-player-shop.ts';
import { questionAbout, type Question, type SaleItem } from './sale-item.ts';

interface PriceDialogProps {
  /** The seller's. */
  readonly level: number;
  readonly item: SaleItem;
  readonly listingId: string;
  /** The present price in coins. */
  readonly price: number;
  readonly onClose: () => void;
}

export default function PriceDialog({ level, item, listingId, price: before, onClose }: PriceDialogProps) {
  const [price, setPrice] = useState<number | null>(before);
  const [confirming, setConfirming] = useState<Question | null>(null);
  const prices = useSalePrices(item.group);
  const changing = useChangePrice(onClose);

  function set(next: number | null) {
    setPrice(next);
    setConfirming(null);
  }

  function save() {
    if (price === null) {
      const description = 'Please enter a valid price';
      return showToast({ title: 'Invalid Input', description, variant: 'destructive' });
    }
    if (price === before) return onClose();
    const question = questionAbout(item, price, prices.data, level);
    if (question && !confirming) return setConfirming(question);
    changing.run({ params: { id: listingId }, body: { price } });
  }

  return (
    <ActDialog
      title={`Price of ${item.name}`}
      lead="Whoever is looking right now is told the new price before paying."
      onClose={onClose}
      summary={price !== null && `You get ${inCoins(price - houseCut(price))}: the game keeps 5%.`}
      cancel="Cancel"
      act={confirming ? 'Yes, change it' : 'Change price'}
      busy={changing.busy}
      busyLabel="Saving…"
      onAct={save}
    >
      <div className="price-field">
        <QuantityField label="Price in coins" most={MOST_PRICE} value={price} onChange={set} mayBeEmpty />
      </div>
      {confirming && <Confirmation title={confirming.title}>{confirming.text}</Confirmation>}
      <LikePrices item={item} price={price} onSuggested={set} />
    </ActDialog>
  );
}
