import { useState, type ReactNode } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { houseCut } from '../../game/ledger/coins.ts';
import { TACK } from '../../game/tack/tack.ts';
import { MOST_PRICE } from '../../game/trade/listing.ts';
import { Bones } from '../ui/bone.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toasts.ts';
import { Asked } from './asked.tsx';
import { NO_TACK, useFreeTack, useSellTack, type TackToSell } from './use-selling.ts';
import { useAllSalePrices } from './marketplace/use-lots.ts';
import { LikePrices } from './shop/like-prices.tsx';
import { questionAbout, tackWare, type Question } from './shop/wares.ts';
import './selling.css';
import './marketplace/marketplace.css';
import './shop/shop.css';

interface SellTackDialogProps {
  readonly quality: (piece: TackToSell) => ReactNode;
  readonly onClose: () => void;
}

export default function SellTackDialog({ quality, onClose }: SellTackDialogProps) {
  const tack = useFreeTack();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const selling = useSellTack(onClose);
  const chosen = tack.data?.find(({ id }) => id === chosenId);
  const ware = chosen && tackWare(chosen);
  const pricesOf = useAllSalePrices(ware ? [ware.goods] : []);

  function ask(next: number | null) {
    setPrice(next);
    setAsked(null);
  }

  function sell() {
    const refuse = (title: string, description: string) =>
      showToast({ title, description, variant: 'destructive' });
    if (ware === undefined) return refuse('Selection Required', 'Please select tack to sell');
    if (price === null) return refuse('Invalid Input', 'Please enter a valid price');
    const question = questionAbout(ware, price, pricesOf(ware.goods));
    if (question && !asked) return setAsked(question);
    selling.run({ body: { tackId: ware.id, price } });
  }

  return (
    <ActDialog
      title="Sell tack"
      lead="To other players, at your price. The game itself buys no tack."
      onClose={onClose}
      words={price !== null && `You get ${inCoins(price - houseCut(price))}: the game keeps 5%.`}
      act={asked && chosen ? `Sell this ${TACK[chosen.type].label.toLowerCase()}` : 'Sell Tack'}
      busy={selling.busy}
      busyLabel="Listing…"
      disabled={tack.data === undefined || tack.data.length === 0}
      onAct={sell}
    >
      <Loaded reading={tack} skeleton={<Bones label="Loading your tack" rows={3} height="64px" />}>
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
                  setAsked(null);
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
                  onChange={ask}
                  mayBeEmpty
                />
              </div>
            </>
          )
        }
      </Loaded>
      {asked && <Asked title={asked.title}>{asked.text}</Asked>}
      {ware && <LikePrices ware={ware} price={price} onSuggested={ask} />}
    </ActDialog>
  );
}
