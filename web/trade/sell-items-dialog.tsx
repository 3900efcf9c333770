import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { SELL_BACK, type SellableItem } from '../../game/trade/sell-back.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { counted, inCoins } from '../ui/coins.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Query } from '../ui/query.tsx';
import { showToast } from '../ui/toasts.ts';
import {
  ITEM_TEXT,
  useOwnedItems,
  useSellItems,
  worthOf,
  type ItemKind,
  type OwnedItem,
} from './use-selling.ts';
import './selling.css';

interface SellItemsDialogProps {
  readonly kind: ItemKind;
  readonly coins: number;
  readonly onClose: () => void;
}

export default function SellItemsDialog({ kind, coins, onClose }: SellItemsDialogProps) {
  const { title, what, none } = ITEM_TEXT[kind];
  const owned = useOwnedItems(kind);
  const [typed, setTyped] = useState<Readonly<Partial<Record<SellableItem, number>>>>({});
  const selling = useSellItems(what, onClose);
  // The player may own fewer than when the number was typed.
  const wanted = (owned.data ?? []).flatMap(({ item, quantity }) => {
    const most = Math.min(quantity, typed[item] ?? 0);
    return most > 0 ? [{ item, quantity: most }] : [];
  });
  const earned = worthOf(wanted);

  function sell() {
    if (wanted.length > 0) selling.sell(wanted);
    else
      showToast({
        title: 'Invalid Input',
        description: 'Please enter quantities to sell',
        variant: 'destructive',
      });
  }

  return (
    <ActDialog
      title={title}
      lead={`You have ${inCoins(coins)}. The market pays less than it asks.`}
      onClose={onClose}
      summary={earned > 0 && `You’ll have ${inCoins(coins + earned)}.`}
      act="Sell"
      cost={earned > 0 ? earned : undefined}
      busy={selling.busy}
      busyLabel="Selling…"
      disabled={owned.data === undefined}
      onAct={sell}
    >
      <Query query={owned} skeleton={<Skeleton label={`Loading your ${what}`} rows={5} height="64px" />}>
        {(list) => (
          <>
            {worthOf(list) === 0 && <p className="pb-3 text-muted">{none}</p>}
            <ul className="sell-items">
              {list.map((row) => (
                <ItemRow
                  key={row.item}
                  row={row}
                  value={typed[row.item]}
                  onChange={(quantity) => setTyped((before) => ({ ...before, [row.item]: quantity }))}
                />
              ))}
            </ul>
          </>
        )}
      </Query>
    </ActDialog>
  );
}

interface ItemRowProps {
  readonly row: OwnedItem;
  readonly value: number | undefined;
  readonly onChange: (quantity: number | undefined) => void;
}

/** Whole numbers up to what is owned. */
function ItemRow({ row: { item, quantity }, value, onChange }: ItemRowProps) {
  const { label, price } = SELL_BACK[item];
  return (
    <li className={quantity === 0 ? 'is-none' : undefined}>
      <p>
        <b>{label}</b>
        <small>
          {counted(price, 'coin')} each, {quantity === 0 ? 'none' : quantity.toLocaleString('en-US')} owned
        </small>
      </p>
      <Button
        variant="plain"
        disabled={quantity === 0}
        aria-label={`Sell all ${label.toLowerCase()}`}
        onClick={() => onChange(quantity)}
      >
        All
      </Button>
      <QuantityField
        label={`${label} to sell`}
        placeholder="0"
        least={0}
        most={quantity}
        disabled={quantity === 0}
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
        mayBeEmpty
      />
    </li>
  );
}
