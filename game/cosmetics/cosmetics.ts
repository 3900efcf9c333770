import { spendOnGame, type Balance } from '../ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { TACK_COLOURS, type TackColour } from '../tack/tack-colours.ts';
import { TACK_SEEN_FROM } from '../tack/worn-look.ts';
import { NAMEPLATES, type Nameplate } from './nameplates.ts';

export const COSMETICS = ['nameplate', 'tack_colour'] as const;
export type Cosmetic = (typeof COSMETICS)[number];

interface Items {
  nameplate: Nameplate;
  tack_colour: TackColour;
}
export type ItemOf<Kind extends Cosmetic> = Items[Kind];

interface ItemRow {
  readonly label: string;
  /** Coins, once for each horse; 0 for items that every horse has. */
  readonly price: number;
}

interface CosmeticRow<Kind extends Cosmetic> {
  readonly label: string;
  readonly items: readonly ItemOf<Kind>[];
  readonly rows: Readonly<Record<ItemOf<Kind>, ItemRow>>;
  /** Game months. */
  readonly wornFrom: number;
}

/** docs/rules/economy.md#cosmetics */
export const COSMETIC_ROWS: { readonly [Kind in Cosmetic]: CosmeticRow<Kind> } = {
  nameplate: {
    label: 'Nameplate',
    items: NAMEPLATES,
    wornFrom: 0,
    rows: {
      brass: { label: 'Brass', price: 0 },
      oak: { label: 'Carved oak', price: 600 },
      slate: { label: 'Slate', price: 800 },
      blue_enamel: { label: 'Blue enamel', price: 1200 },
      green_enamel: { label: 'Green enamel', price: 1200 },
      rosewood: { label: 'Rosewood', price: 1500 },
      silver: { label: 'Silver', price: 2000 },
      gilded: { label: 'Gilded laurel', price: 3000 },
    },
  },
  tack_colour: {
    label: 'Tack colour',
    items: TACK_COLOURS,
    wornFrom: TACK_SEEN_FROM,
    rows: {
      oak: { label: 'Oak', price: 0 },
      black: { label: 'Black', price: 600 },
      navy: { label: 'Navy', price: 900 },
      burgundy: { label: 'Burgundy', price: 900 },
      forest: { label: 'Forest', price: 900 },
      plum: { label: 'Plum', price: 1200 },
      sky: { label: 'Sky', price: 1200 },
      rose: { label: 'Rose', price: 1200 },
      gold: { label: 'Gold', price: 3000 },
      white: { label: 'White', price: 1800 },
    },
  },
};

interface Wardrobe<Kind extends Cosmetic> {
  readonly worn: ItemOf<Kind>;
  readonly bought: readonly ItemOf<Kind>[];
}

export type Wardrobes = { readonly [Kind in Cosmetic]: Wardrobe<Kind> };

export const FIRST_WARDROBES: Wardrobes = {
  nameplate: { worn: 'brass', bought: [] },
  tack_colour: { worn: 'oak', bought: [] },
};

interface HorseToStyle {
  readonly wardrobes: Wardrobes;
  readonly ageInMonths: number;
}

interface CosmeticPlan {
  /** Afterwards. */
  readonly wardrobes: Wardrobes;
  readonly price: number;
  readonly balance: Balance;
}

type WishFor<Kind extends Cosmetic> = {
  [Each in Kind]: {
    readonly cosmetic: Each;
    readonly item: ItemOf<Each>;
    /** The price that the owner agreed to; 0 buys nothing. */
    readonly price: number;
  };
}[Kind];
export type CosmeticWish = WishFor<Cosmetic>;

export type CosmeticRefusal = Refusal<
  'ALREADY_WORN' | 'HORSE_TOO_YOUNG' | 'COSMETIC_PRICE_CHANGED' | 'NOT_ENOUGH_COINS'
>;

/** Coins; 0 for items that the horse has. */
export function cosmeticPrice<Kind extends Cosmetic>(
  cosmetic: Kind,
  item: ItemOf<Kind>,
  bought: readonly ItemOf<Kind>[],
): number {
  return bought.includes(item) ? 0 : COSMETIC_ROWS[cosmetic].rows[item].price;
}

/** "Nameplate, slate". */
export function formatCosmetic<Kind extends Cosmetic>(cosmetic: Kind, item: ItemOf<Kind>): string {
  const { label, rows } = COSMETIC_ROWS[cosmetic];
  return `${label}, ${rows[item].label.toLowerCase()}`;
}

/** Wears the item; buys it first if the horse does not have it. */
export function decideCosmetic<Kind extends Cosmetic>(
  { horse, balance }: { readonly horse: HorseToStyle; readonly balance: Balance },
  { cosmetic, item, price: agreed }: WishFor<Kind>,
): CosmeticPlan | CosmeticRefusal {
  const { wornFrom, rows } = COSMETIC_ROWS[cosmetic];
  const { worn, bought } = horse.wardrobes[cosmetic];
  const { label } = rows[item];
  if (worn === item) return refuse('ALREADY_WORN', { item: label });
  if (horse.ageInMonths < wornFrom)
    return refuse('HORSE_TOO_YOUNG', { age: horse.ageInMonths, needs: wornFrom });
  const price = cosmeticPrice(cosmetic, item, bought);
  if (price !== agreed) return refuse('COSMETIC_PRICE_CHANGED', { item: label, price });
  const paid = spendOnGame(balance, price);
  if (isRefusal(paid)) return refuse(paid.refused, { ...paid.details, item: label });
  const wardrobe = { worn: item, bought: price > 0 ? [...bought, item] : bought };
  return { wardrobes: { ...horse.wardrobes, [cosmetic]: wardrobe }, price, balance: paid.balance };
}
