import { useState } from 'react';
import { MARKET_TAKES_FROM_LEVEL } from '../../game/trade/rescue.ts';
import { SELL_BACK, type SellableItem } from '../../game/trade/sell-back.ts';
import { useAct } from '../api/act.ts';
import { CallWaits } from '../api/call-waits.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { change, type ReplyOf } from '../api/call.ts';
import { useAllPages, useRead } from '../api/read.ts';
import { EVERYTHING, refresh, refreshAfter } from '../api/refresh.ts';
import { announceWaiting } from '../api/announce-waiting.ts';
import { inCoins } from '../ui/coins.tsx';
import { showToast } from '../ui/toasts.ts';

export type HorseToSell = ReplyOf<'GET /api/horses'>[number];
export type TackToSell = ReplyOf<'GET /api/tack'>[number];

export const NO_HORSES = `No eligible horses (must be level ${MARKET_TAKES_FROM_LEVEL}+)`;
export const NO_TACK = 'No unequipped tack to sell';

/** Undefined until all are known. */
function complete<Row>(pages: { readonly data: Row[] | undefined; readonly hasNextPage: boolean }) {
  return pages.hasNextPage ? undefined : pages.data;
}

/** Horses that the market accepts. */
export function useSellableHorses() {
  const pages = useAllPages('GET /api/horses', {}, { refetchOnMount: true });
  const data = complete(pages)?.filter(
    ({ level, locked, giftFoal }) => level >= MARKET_TAKES_FROM_LEVEL && !locked && !giftFoal,
  );
  return { ...pages, data };
}

/** Neither worn nor for sale, and no starter tack. */
export function useFreeTack() {
  const pages = useAllPages('GET /api/tack', {});
  return { ...pages, data: complete(pages)?.filter(({ forSale, starter }) => !forSale && !starter) };
}

export interface OwnedItem {
  readonly item: SellableItem;
  readonly quantity: number;
}

export const ITEM_KINDS = ['material', 'feed', 'treat'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const ITEM_TEXT = {
  material: { title: 'Sell materials', what: 'materials', none: 'No materials in inventory.' },
  feed: { title: 'Sell feed', what: 'feed', none: 'No feed in inventory.' },
  treat: { title: 'Sell treats', what: 'treats', none: 'No treats in inventory.' },
} as const satisfies Record<ItemKind, object>;

/** Every type, including those that the player lacks. */
export function useOwnedItems(kind: ItemKind) {
  const feed = useRead('GET /api/inventory/feed', {}, { enabled: kind === 'feed' });
  const treats = useRead('GET /api/inventory/treats', {}, { enabled: kind === 'treat' });
  const materials = useRead('GET /api/materials', {}, { enabled: kind === 'material' });
  const queries = {
    feed: {
      ...feed,
      data: feed.data?.map(({ feedType, quantity }): OwnedItem => ({ item: feedType, quantity })),
    },
    treat: {
      ...treats,
      data: treats.data?.map(({ treatType, quantity }): OwnedItem => ({ item: treatType, quantity })),
    },
    material: {
      ...materials,
      data: materials.data?.map(({ type, quantity }): OwnedItem => ({ item: type, quantity })),
    },
  };
  return queries[kind];
}

/** Coins from the market. */
export function worthOf(items: readonly OwnedItem[]): number {
  return items.reduce((sum, { item, quantity }) => sum + quantity * SELL_BACK[item].price, 0);
}

export function useSellHorse(onDone: () => void) {
  return useAct('POST /api/market/sell-horse', {
    onDone({ message }) {
      showToast({ title: 'Horse sold', description: message });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to sell horse' },
  });
}

export function useSellTack(onDone: () => void) {
  return useAct('POST /api/market/sell-tack', {
    onDone({ message }) {
      showToast({ title: 'Tack listed for sale!', description: message });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to sell tack' },
  });
}

/** One call per type of item. */
export function useSellItems(what: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  async function sell(items: readonly OwnedItem[]): Promise<void> {
    if (busy) return;
    setBusy(true);
    let earned = 0;
    let waits: CallWaits | undefined;
    try {
      for (const { item, quantity } of items) {
        const body = { itemType: item, quantity };
        try {
          const sold = await change('POST /api/market/sell-inventory', { body });
          earned += sold.reply.totalEarned;
          await refreshAfter(sold.change);
        } catch (error) {
          if (!(error instanceof CallWaits)) throw error;
          waits = error;
        }
      }
      if (waits) {
        await announceWaiting(waits);
        return;
      }
      showToast({ title: 'Sold!', description: `The market paid ${inCoins(earned)}.` });
      onDone();
    } catch (error) {
      const before = earned > 0 ? ` The rest was sold for ${inCoins(earned)}.` : '';
      const description = `${sentenceOf(error, `Failed to sell ${what}`)}${before}`;
      showToast({ title: 'Error', description, variant: 'destructive' });
      await refresh([EVERYTHING]);
    } finally {
      setBusy(false);
    }
  }
  return { sell: (items: readonly OwnedItem[]) => void sell(items), busy };
}
