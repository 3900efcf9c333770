import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { houseCut } from '../../../game/ledger/coins.ts';
import { MOST_PRICE } from '../../../game/trade/listing.ts';
import { inCoins } from '../../ui/coins.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Asked } from '../asked.tsx';
import { useSalePrices } from '../marketplace/use-lots.ts';
import { LikePrices } from './like-prices.tsx';
import { useChangePrice } from './use-shop.ts';
import { questionAbout, type Question, type Ware } from './wares.ts';

interface PriceDialogProps {
  readonly ware: Ware;
  readonly listingId: string;
  /** The present price in coins. */
  readonly price: number;
  readonly onClose: () => void;
}

export default function PriceDialog({ ware, listingId, price: before, onClose }: PriceDialogProps) {
  const [price, setPrice] = useState<number | null>(before);
  const [asked, setAsked] = useState<Question | null>(null);
  const prices = useSalePrices(ware.goods);
  const changing = useChangePrice(onClose);

  function set(next: number | null) {
    setPrice(next);
    setAsked(null);
  }

  function save() {
    if (price === null) {
      const description = 'Please enter a valid price';
      return showToast({ title: 'Invalid Input', description, variant: 'destructive' });
    }
    if (price === before) return onClose();
    const question = questionAbout(ware, price, prices.data);
    if (question && !asked) return setAsked(question);
    changing.run({ params: { id: listingId }, body: { price } });
  }

  return (
    <ActDialog
      title={`Price of ${ware.name}`}
      lead="Whoever is looking right now is told the new price before paying."
      onClose={onClose}
      words={price !== null && `You get ${inCoins(price - houseCut(price))}: the game keeps 5%.`}
      cancel="Cancel"
      act={asked ? 'Yes, change it' : 'Change price'}
      busy={changing.busy}
      busyLabel="Saving…"
      onAct={save}
    >
      <div className="price-field">
        <QuantityField label="Price in coins" most={MOST_PRICE} value={price} onChange={set} mayBeEmpty />
      </div>
      {asked && <Asked title={asked.title}>{asked.text}</Asked>}
      <LikePrices ware={ware} price={price} onSuggested={set} />
    </ActDialog>
  );
}
