export const GUILDS = ['rider', 'manufacturer', 'trainer', 'equilibrium'] as const;
export type Guild = (typeof GUILDS)[number];

/** Also of horses that wait at the market. */
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
  /** Off the fee part. */
  readonly showDiscountPercent: number;
  readonly materialDiscountPercent: number;
}

/** Baseline for comparison. */
const PLAIN = {
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

type Member = 'beginner' | 'changed';

interface Effect {
  readonly field: keyof typeof PLAIN;
  /** Undefined for all. */
  readonly only?: Member;
  readonly words: (row: GuildRow) => string;
}

const EFFECTS: readonly Effect[] = [
  { field: 'scorePercent', words: (row) => `${signed(row.scorePercent)} show scores` },
  { field: 'horseXpPercent', words: (row) => `${signed(row.horseXpPercent)} XP for all horses` },
  {
    field: 'trainingSkillPercent',
    words: (row) => `Training gives ${row.trainingSkillPercent / 100} times the skill`,
  },
  { field: 'startSkillPercent', words: (row) => `${signed(row.startSkillPercent)} skill from each show` },
  { field: 'restPerDay', words: (row) => `A fed horse regains ${row.restPerDay} happiness a day` },
  { field: 'craftStartSkill', only: 'beginner', words: craftWords },
  {
    field: 'craftMaxQuality',
    only: 'changed',
    words: (row) => `Crafts tack of up to ${row.craftMaxQuality}% quality with practice`,
  },
  {
    field: 'craftQualityPercent',
    words: (row) => `Each point of tack-making skill gives ${row.craftQualityPercent / 100}% quality`,
  },
  {
    field: 'tackWearPercent',
    words: (row) => `Tack wears at ${row.tackWearPercent}% of the usual rate`,
  },
  {
    field: 'showDiscountPercent',
    words: (row) => `${row.showDiscountPercent}% off the fee of creating shows`,
  },
  {
    field: 'houseFeePercent',
    words: (row) => `${100 - row.houseFeePercent}% off the entry fees of house shows`,
  },
  {
    field: 'materialDiscountPercent',
    words: (row) => `${row.materialDiscountPercent}% off materials`,
  },
];

export function guildWords(guild: Guild, member: Member = 'beginner'): readonly string[] {
  const row = GUILD_ROWS[guild];
  const differing = EFFECTS.filter(
    ({ field, only = member }) => row[field] !== PLAIN[field] && only === member,
  );
  return [...differing.map(({ words }) => words(row)), `${row.entryXp} XP per show entry`];
}

function signed(percent: number): string {
  return `+${percent - 100}%`;
}

function craftWords(row: GuildRow): string {
  const promised = (row.craftStartSkill * row.craftQualityPercent) / 100;
  const first = `${promised - CRAFT_SPREAD}–${promised + CRAFT_SPREAD}%`;
  return `Crafts tack of ${first} quality from the start, up to ${row.craftMaxQuality}% with practice`;
}
