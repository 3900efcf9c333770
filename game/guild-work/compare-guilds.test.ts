import { expect, test } from 'vitest';
import { compareGuilds } from './compare-guilds.ts';
import { GUILD_ROWS, GUILDS } from './guilds.ts';

test('lists differing effects of both guilds', () => {
  expect(compareGuilds('rider', 'trainer')).toEqual([
    { label: 'Show scores', from: '110%', to: '100%' },
    { label: 'XP per show entry', from: '12', to: '10' },
    { label: 'XP of all horses', from: '100%', to: '110%' },
    { label: 'Skill from training', from: '100%', to: '200%' },
    { label: 'Skill from each show', from: '150%', to: '100%' },
    { label: 'Happiness a fed horse regains', from: '8 a day', to: '12 a day' },
    { label: 'Wear of tack', from: '160%', to: '42%' },
    { label: 'Fee of creating shows', from: '75%', to: '100%' },
  ]);
  expect(compareGuilds('rider', 'rider')).toEqual([]);
});

test('one line per differing effect, except starting craft skill', () => {
  for (const from of GUILDS) {
    for (const to of GUILDS) {
      const { label: _a, craftStartSkill: _b, ...now } = GUILD_ROWS[from];
      const { label: _c, craftStartSkill: _d, ...then } = GUILD_ROWS[to];
      const differing = Object.keys(now).filter(
        (field) => now[field as keyof typeof now] !== then[field as keyof typeof then],
      );
      expect(compareGuilds(from, to)).toHaveLength(differing.length);
    }
  }
});
