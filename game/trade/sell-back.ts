import { FEED_TYPES, feedSellPrice, FEEDS, type FeedType } from '../care/feed.ts';
import { TREAT_TYPES, TREATS, type TreatType } from '../care/treats.ts';
import { MATERIAL_ROWS, MATERIALS, type Material } from '../tack/materials.ts';

export type SellableItem = FeedType | TreatType | Material;

export interface SellBackRow {
  readonly kind: 'feed' | 'treat' | 'material';
  readonly label: string;
  /** Coins that the market pays for one. */
  readonly price: number;
}

/** Prices below those of buying, for any guild (docs/rules/trade.md#selling-things-to-the-market). */
export const SELL_BACK = {
  ...rows(FEED_TYPES, (type) => ({
    kind: 'feed',
    label: `${FEEDS[type].label} feed`,
    price: feedSellPrice(type),
  })),
  ...rows(TREAT_TYPES, (type) => ({ kind: 'treat', label: TREATS[type].label, price: TREATS[type].sell })),
  ...rows(MATERIALS, (type) => ({
    kind: 'material',
    label: MATERIAL_ROWS[type].label,
    price: MATERIAL_ROWS[type].sell,
  })),
} as Readonly<Record<SellableItem, SellBackRow>>;

export const SELLABLE_ITEMS = [...FEED_TYPES, ...TREAT_TYPES, ...MATERIALS] as const;

/** In one sale. */
export const MOST_SOLD = 100_000;

function rows<Type extends string>(types: readonly Type[], row: (type: Type) => SellBackRow) {
  return Object.fromEntries(types.map((type) => [type, row(type)])) as Record<Type, SellBackRow>;
}
