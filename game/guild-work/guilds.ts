export const GUILDS = ['rider', 'manufacturer', 'trainer', 'equilibrium'] as const;
export type Guild = (typeof GUILDS)[number];

/** Also used for horses at the market. */
export const DEFAULT_GUILD: Guild = 'rider';

/** Whole percent unless stated (docs/rules/economy.md#guilds). */
export interface GuildRow {
  readonly label: string;
  readonly scorePercent: number;
  /** Per show entry, for horse and player. */
  readonly entryXp: number;
  readonly horseXpPercent: number;
  readonly trainingSkillPercent: number;
  readonly startSkillPercent: number;
  /** Points per real day. */
  readonly restPerDay: number;
  readonly tackWearPercent: number;
  readonly craftStartSkill: number;
  readonly craftQualityPercent: number;
  /** Percent of quality. */
  readonly craftMaxQuality: number;
  readonly houseFeePercent: number;
  /** Discount on the fee part. */
  readonly showDiscountPercent: number;
  readonly materialDiscountPercent: number;
}

/** Baseline for comparison. */
export const PLAIN = {
  scorePercent: 100,
  entryXp: 10,
  horseXpPercent: 100,
  trainingSkillPercent: 100,
  startSkillPercent: 100,
  restPerDay: 8,
  tackWearPercent: 100,
  craftStartSkill: 0,
  craftQualityPercent: 120,
  craftMaxQuality: 150,
  houseFeePercent: 100,
  showDiscountPercent: 0,
  materialDiscountPercent: 0,
} as const;

export const GUILD_ROWS: Readonly<Record<Guild, GuildRow>> = {
  rider: {
    ...PLAIN,
    label: 'Rider',
    scorePercent: 110,
    entryXp: 12,
    startSkillPercent: 150,
    tackWearPercent: 160,
    showDiscountPercent: 25,
  },
  manufacturer: {
    ...PLAIN,
    label: 'Manufacturer',
    tackWearPercent: 20,
    craftStartSkill: 45,
    craftQualityPercent: 200,
    craftMaxQuality: 200,
  },
  trainer: {
    ...PLAIN,
    label: 'Trainer',
    horseXpPercent: 110,
    trainingSkillPercent: 200,
    restPerDay: 12,
    tackWearPercent: 42,
  },
  equilibrium: {
    ...PLAIN,
    label: 'Equilibrium',
    scorePercent: 103,
    entryXp: 12,
    horseXpPercent: 105,
    trainingSkillPercent: 175,
    restPerDay: 9,
    tackWearPercent: 80,
    craftStartSkill: 40,
    houseFeePercent: 90,
    showDiscountPercent: 10,
    materialDiscountPercent: 10,
  },
};

/** Percent of quality. */
export const CRAFT_SPREAD = 10;

export function isGuild(text: string): text is Guild {
  return (GUILDS as readonly string[]).includes(text);
}

/** Rounds half up. */
export function horseXp(guild: Guild, xp: number): number {
  return Math.round((xp * GUILD_ROWS[guild].horseXpPercent) / 100);
}
