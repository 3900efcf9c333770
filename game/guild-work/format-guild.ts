import { CRAFT_SPREAD, GUILD_ROWS, PLAIN, type Guild, type GuildRow } from './guilds.ts';

type Member = 'beginner' | 'changed';

interface Effect {
  readonly field: keyof typeof PLAIN;
  /** Undefined for all. */
  readonly only?: Member;
  readonly format: (row: GuildRow) => string;
}

const EFFECTS: readonly Effect[] = [
  { field: 'scorePercent', format: (row) => `${signed(row.scorePercent)} show scores` },
  { field: 'horseXpPercent', format: (row) => `${signed(row.horseXpPercent)} XP for all horses` },
  {
    field: 'trainingSkillPercent',
    format: (row) => `Training gives ${row.trainingSkillPercent / 100} times the skill`,
  },
  { field: 'startSkillPercent', format: (row) => `${signed(row.startSkillPercent)} skill from each show` },
  { field: 'restPerDay', format: (row) => `A fed horse regains ${row.restPerDay} happiness a day` },
  { field: 'craftStartSkill', only: 'beginner', format: formatCraft },
  {
    field: 'craftMaxQuality',
    only: 'changed',
    format: (row) => `Crafts tack of up to ${row.craftMaxQuality}% quality with practice`,
  },
  {
    field: 'craftQualityPercent',
    format: (row) => `Each point of tack-making skill gives ${row.craftQualityPercent / 100}% quality`,
  },
  {
    field: 'tackWearPercent',
    format: (row) => `Tack wears at ${row.tackWearPercent}% of the usual rate`,
  },
  {
    field: 'showDiscountPercent',
    format: (row) => `${row.showDiscountPercent}% off the fee of creating shows`,
  },
  {
    field: 'houseFeePercent',
    format: (row) => `${100 - row.houseFeePercent}% off the entry fees of house shows`,
  },
  {
    field: 'materialDiscountPercent',
    format: (row) => `${row.materialDiscountPercent}% off materials`,
  },
];

export function formatGuildEffects(guild: Guild, member: Member = 'beginner'): readonly string[] {
  const row = GUILD_ROWS[guild];
  const differing = EFFECTS.filter(
    ({ field, only = member }) => row[field] !== PLAIN[field] && only === member,
  );
  return [...differing.map(({ format }) => format(row)), `${row.entryXp} XP per show entry`];
}

function signed(percent: number): string {
  return `+${percent - 100}%`;
}

function formatCraft(row: GuildRow): string {
  const promised = (row.craftStartSkill * row.craftQualityPercent) / 100;
  const first = `${promised - CRAFT_SPREAD}–${promised + CRAFT_SPREAD}%`;
  return `Crafts tack of ${first} quality from the start, up to ${row.craftMaxQuality}% with practice`;
}
