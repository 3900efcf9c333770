import { GUILD_ROWS, type Guild, type GuildRow } from './guilds.ts';

export interface GuildDifference {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Starting skill is excluded: a change of guild does not change the skill. */
const COMPARED: readonly { readonly label: string; readonly of: (row: GuildRow) => string }[] = [
  { label: 'Show scores', of: (row) => `${row.scorePercent}%` },
  { label: 'XP per show entry', of: (row) => `${row.entryXp}` },
  { label: 'XP of all horses', of: (row) => `${row.horseXpPercent}%` },
  { label: 'Skill from training', of: (row) => `${row.trainingSkillPercent}%` },
  { label: 'Skill from each show', of: (row) => `${row.startSkillPercent}%` },
  { label: 'Happiness a fed horse regains', of: (row) => `${row.restPerDay} a day` },
  { label: 'Wear of tack', of: (row) => `${row.tackWearPercent}%` },
  { label: 'Quality for each point of tack-making skill', of: (row) => `${row.craftQualityPercent / 100}%` },
  { label: 'Best quality of tack you make', of: (row) => `${row.craftMaxQuality}%` },
  { label: 'Entry fees of house shows', of: (row) => `${row.houseFeePercent}%` },
  { label: 'Fee of creating shows', of: (row) => `${100 - row.showDiscountPercent}%` },
  { label: 'Price of materials', of: (row) => `${100 - row.materialDiscountPercent}%` },
];

export function compareGuilds(from: Guild, to: Guild): readonly GuildDifference[] {
  return COMPARED.map(({ label, of }) => ({
    label,
    from: of(GUILD_ROWS[from]),
    to: of(GUILD_ROWS[to]),
  })).filter((difference) => difference.from !== difference.to);
}
