import { CRAFT_SPREAD, GUILD_ROWS, PLAIN, type Guild, type GuildRow } from './guilds.ts';

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
