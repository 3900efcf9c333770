import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { MOST_BOUGHT_AT_ONCE } from '../../game/market/store.ts';
import { Choices } from '../ui/forms/choices.tsx';
import { inCoins, inDigits } from './coins.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';

export interface BuyItem<Type extends string> {
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
  readonly items: readonly BuyItem<Type>[];
  /** Undefined while loading. */
  readonly owned: Readonly<Partial<Record<Type, number>>> | undefined;
  readonly coins: number;
  readonly buying: { readonly busy: boolean };
  readonly onBuy: (type: Type, quantity: number) => void;
  readonly onClose: () => void;
}

export function BuyDialog<Type extends string>(props: BuyDialogProps<Type>) {
  const { title, items, owned, coins, buying, onBuy, onClose } = props;
  const [chosen, setChosen] = useState<Type | null>(items[0]?.type ?? null);
  const [typed, setTyped] = useState<number | null>(1);
  const item = items.find(({ type }) => type === chosen);
  const quantity = typed ?? 0;
  const cost = (item?.price ?? 0) * quantity;
  return (
    <ActDialog
      title={title}
      lead={`You have ${inCoins(coins)}.`}
      onClose={onClose}
      summary={item && formatResult(item, quantity, coins - cost)}
      act={item && 'Buy'}
      cost={cost}
      busy={buying.busy}
      busyLabel="Buying…"
      disabled={quantity === 0 || cost > coins}
      onAct={() => item && onBuy(item.type, quantity)}
    >
      <Choices
        label={title}
        value={chosen}
        onChange={setChosen}
        choices={items.map(({ type, title: name, detail, price }) => ({
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

function formatResult<Type extends string>(item: BuyItem<Type>, quantity: number, left: number): string {
  if (quantity === 0) return 'How many would you like?';
  if (left < 0) {
    return `You need ${inDigits(quantity * item.price)} coins to buy ${quantity} ${item.inSentence}: ${inDigits(-left)} more than you have.`;
  }
  return `${item.adds(quantity)}. You’ll have ${inCoins(left)} left.`;
}
