import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { MOST_BOUGHT_AT_ONCE } from '../../game/market/shop.ts';
import { Choices } from '../ui/forms/choices.tsx';
import { inCoins, inDigits } from './coins.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';

export interface Ware<Type extends string> {
  readonly type: Type;
  readonly title: string;
  readonly detail: string;
  /** Coins. */
  readonly price: number;
  /** "quarterly feed". */
  readonly inSentence: string;
  /** "9 days of feed". */
  readonly adds: (quantity: number) => string;
}

interface BuyDialogProps<Type extends string> {
  readonly title: string;
  readonly wares: readonly Ware<Type>[];
  /** Undefined while loading. */
  readonly owned: Readonly<Partial<Record<Type, number>>> | undefined;
  readonly coins: number;
  readonly buying: { readonly busy: boolean };
  readonly onBuy: (type: Type, quantity: number) => void;
  readonly onClose: () => void;
}

export function BuyDialog<Type extends string>(props: BuyDialogProps<Type>) {
  const { title, wares, owned, coins, buying, onBuy, onClose } = props;
  const [chosen, setChosen] = useState<Type | null>(wares[0]?.type ?? null);
  const [typed, setTyped] = useState<number | null>(1);
  const ware = wares.find(({ type }) => type === chosen);
  const quantity = typed ?? 0;
  const cost = (ware?.price ?? 0) * quantity;
  return (
    <ActDialog
      title={title}
      lead={`You have ${inCoins(coins)}.`}
      onClose={onClose}
      words={ware && resultWords(ware, quantity, coins - cost)}
      act={ware && 'Buy'}
      cost={cost}
      busy={buying.busy}
      busyLabel="Buying…"
      disabled={quantity === 0 || cost > coins}
      onAct={() => ware && onBuy(ware.type, quantity)}
    >
      <Choices
        label={title}
        value={chosen}
        onChange={setChosen}
        choices={wares.map(({ type, title: name, detail, price }) => ({
          value: type,
          title: name,
          detail: `${detail}${owned === undefined ? '' : `, ${inDigits(owned[type] ?? 0)} owned`}`,
          side: inCoins(price),
        }))}
      />
      <div className="buy-quantity">
        <QuantityField
          label={`Quantity (1 to ${MOST_BOUGHT_AT_ONCE})`}
          most={MOST_BOUGHT_AT_ONCE}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </ActDialog>
  );
}

function resultWords<Type extends string>(ware: Ware<Type>, quantity: number, left: number): string {
  if (quantity === 0) return 'How many would you like?';
  if (left < 0) {
    return `You need ${inDigits(quantity * ware.price)} coins to buy ${quantity} ${ware.inSentence}: ${inDigits(-left)} more than you have.`;
  }
  return `${ware.adds(quantity)}. You’ll have ${inCoins(left)} left.`;
}
