import { describe, expect, test } from 'vitest';
import { GUILDS, GUILD_ROWS, horseXp, isGuild, type Guild } from './guilds.ts';
import { formatGuildEffects } from './format-guild.ts';

describe('the table of guilds', () => {
  test.each<[Guild, number, number, number]>([
    ['rider', 110, 12, 100],
    ['manufacturer', 100, 10, 100],
    ['trainer', 100, 10, 110],
    ['equilibrium', 103, 12, 105],
  ])('%s: score %i%%, %i XP per entry, horse XP %i%%', (guild, score, entry, horse) => {
    const row = GUILD_ROWS[guild];
    expect([row.scorePercent, row.entryXp, row.horseXpPercent]).toEqual([score, entry, horse]);
  });

  test.each<[Guild, number, number, number, number, number]>([
    ['rider', 100, 150, 8, 160, 0],
    ['manufacturer', 100, 100, 8, 20, 45],
    ['trainer', 200, 100, 12, 42, 0],
    ['equilibrium', 175, 100, 9, 80, 40],
  ])(
    '%s: training, start, rest, wear, craft as in decision 24',
    (guild, training, start, rest, wear, craft) => {
      const row = GUILD_ROWS[guild];
      expect([
        row.trainingSkillPercent,
        row.startSkillPercent,
        row.restPerDay,
        row.tackWearPercent,
        row.craftStartSkill,
      ]).toEqual([training, start, rest, wear, craft]);
    },
  );

  test('horse XP is whole, halves up', () => {
    expect(GUILDS.map((guild) => horseXp(guild, 10))).toEqual([10, 10, 11, 11]);
    expect(GUILDS.map((guild) => horseXp(guild, 275))).toEqual([275, 275, 303, 289]);
  });

  test('accepts guild names only', () => {
    expect(GUILDS.every(isGuild)).toBe(true);
    expect(['riders', '', 'constructor'].some(isGuild)).toBe(false);
  });
});

test('the text of a guild contains the numbers of the table', () => {
  expect(formatGuildEffects('rider')).toEqual([
    '+10% show scores',
    '+50% skill from each show',
    'Tack wears at 160% of the usual rate',
    '25% off the fee of creating shows',
    '12 XP per show entry',
  ]);
  expect(formatGuildEffects('manufacturer')).toEqual([
    'Crafts tack of 80–100% quality from the start, up to 200% with practice',
    'Each point of tack-making skill gives 2% quality',
    'Tack wears at 20% of the usual rate',
    '10 XP per show entry',
  ]);
  expect(formatGuildEffects('trainer')).toEqual([
    '+10% XP for all horses',
    'Training gives 2 times the skill',
    'A fed horse regains 12 happiness a day',
    'Tack wears at 42% of the usual rate',
    '10 XP per show entry',
  ]);
  expect(formatGuildEffects('equilibrium')).toEqual([
    '+3% show scores',
    '+5% XP for all horses',
    'Training gives 1.75 times the skill',
    'A fed horse regains 9 happiness a day',
    'Crafts tack of 38–58% quality from the start, up to 150% with practice',
    'Tack wears at 80% of the usual rate',
    '10% off the fee of creating shows',
    '10% off the entry fees of house shows',
    '10% off materials',
    '12 XP per show entry',
  ]);
  expect(formatGuildEffects('manufacturer', 'changed')).toEqual([
    'Crafts tack of up to 200% quality with practice',
    'Each point of tack-making skill gives 2% quality',
    'Tack wears at 20% of the usual rate',
    '10 XP per show entry',
  ]);
});
