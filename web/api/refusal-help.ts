/** Where the help explains a refusal. */
const ANCHORS: Readonly<Record<string, string>> = {
  NOT_ENOUGH_TRADABLE_COINS: 'bound-coins',
  PAIR_LIMIT: 'young-accounts',
  RECEIVER_LIMIT: 'young-accounts',
  WINNER_LIMIT: 'young-accounts',
  UNDERPRICED: 'young-accounts',
  NOT_ENOUGH_COINS: 'coins',
  HORSE_TOO_YOUNG: 'time',
  TOO_YOUNG_TO_BREED: 'time',
  HORSE_UNFED: 'feeding',
  PARENT_NOT_FED: 'feeding',
  ON_PASTURE: 'pasture',
  BACK_FROM_PASTURE: 'pasture',
  NO_BREEDING_CHECK: 'vet',
  MARE_RESTS: 'breeding',
  LEVEL_TOO_HIGH: 'fields',
  LEVEL_TOO_LOW: 'fields',
  QUOTA_FULL: 'fields',
  HORSE_STARTS_SPENT: 'fields',
  HOUSE_STARTS_SPENT: 'fields',
  NO_TRAINING_LEFT: 'training',
  NOT_TO_PUT_BACK: 'grades',
  MUTED: 'reporting',
  TOO_YOUNG: 'talk-age',
};

export function helpLinkFor(code: string | null): { href: string; label: string } | undefined {
  const anchor = code === null ? undefined : ANCHORS[code];
  return anchor === undefined ? undefined : { href: `/help#${anchor}`, label: 'Read why' };
}

export const REFUSALS_WITH_HELP: readonly string[] = Object.keys(ANCHORS);
