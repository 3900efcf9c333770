export const TACK_TYPES = ['horseshoes', 'saddle', 'bridle'] as const;
export type TackType = (typeof TACK_TYPES)[number];

interface TackRow {
  readonly label: string;
  /** "a saddle", "horseshoes". */
  readonly one: string;
  /** Coins. */
  readonly buy: number;
}

/** Never bought back (docs/rules/economy.md#tack). */
export const TACK: Readonly<Record<TackType, TackRow>> = {
  horseshoes: { label: 'Horseshoes', one: 'horseshoes', buy: 980 },
  saddle: { label: 'Saddle', one: 'a saddle', buy: 1225 },
  bridle: { label: 'Bridle', one: 'a bridle', buy: 735 },
};
