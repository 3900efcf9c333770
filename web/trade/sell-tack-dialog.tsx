import { useState, type ReactNode } from 'react';
import { houseCut } from '../../game/ledger/coins.ts';
import { TACK } from '../../game/tack/tack.ts';
import { isValuable, MOST_PRICE } from '../../game/trade/listing.ts';
import { Bones } from '../ui/bone.tsx';
import { Button } from '../ui/button.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toasts.ts';
import { Asked } from './asked.tsx';
import { NO_TACK, useFreeTack, useSellTack, type TackToSell } from './use-selling.ts';
import './selling.css';

interface SellTackDialogProps {
  readonly quality: (piece: TackToSell) => ReactNode;
  readonly onClose: () => void;
}

export default function SellTackDialog({ quality, onClose }: SellTackDialogProps) {
  const tack = useFreeTack();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const selling = useSellTack(onClose);
  const chosen = tack.data?.find(({ id }) => id === chosenId);

  function sell() {
    const refuse = (title: string, description: string) =>
      showToast({ title, description, variant: 'destructive' });
    if (chosen === undefined) return refuse('Selection Required', 'Please select tack to sell');
    if (price === null) return refuse('Invalid Input', 'Please enter a valid price');
    if (isValuable(chosen.quality) && !asked) return setAsked(true);
    selling.run({ body: { tackId: chosen.id, price } });
  }

  return (
    <Dialog
      title="Sell tack"
      lead="To other players, at your price. The game itself buys no tack."
      onClose={onClose}
      foot={
        <>
          <p className="text-15 text-muted" aria-live="polite">
            {price !== null && `You get ${inCoins(price - houseCut(price))}: the house keeps 5%.`}
          </p>
          <Button
            look="main"
            busy={selling.busy}
            busyLabel="Listing…"
            disabled={tack.data === undefined || tack.data.length === 0}
            onClick={sell}
          >
            {asked && chosen ? `Sell this ${TACK[chosen.type].label.toLowerCase()}` : 'Sell Tack'}
          </Button>
        </>
      }
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
                  setAsked(false);
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
                  onChange={setPrice}
                  mayBeEmpty
                />
              </div>
            </>
          )
        }
      </Loaded>
      {asked && chosen && price !== null && (
        <Asked title={`${TACK[chosen.type].label} of ${Math.round(chosen.quality)}% quality is good tack.`}>
          Sell for {inCoins(price)}? You can take it off sale until somebody buys it.
        </Asked>
      )}
    </Dialog>
  );
}
