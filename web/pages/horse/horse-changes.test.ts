import { expect, test } from 'vitest';
import { changesOf } from './horse-changes.tsx';

const SKILLS = {
  dressage: 0,
  racing: 0,
  halter: 0,
  eventing: 0,
  jumping: 96,
  cross_country: 0,
  endurance: 0,
};
const BEFORE = {
  happiness: 80,
  level: 2,
  xp: 120,
  xpToNextLevel: 2_000,
  skills: SKILLS,
  feedExpiresAt: null,
  feedLeftDisplay: 'Expired',
};

test.each([
  ['nothing', {}, []],
  ['feed', { feedExpiresAt: '2030-01-02T00:00:00.000Z', feedLeftDisplay: '3 days' }, ['Feed for 3 days']],
  ['a treat', { happiness: 84 }, ['Happiness 80% to 84%']],
  [
    'a lesson',
    { xp: 247, skills: { ...SKILLS, jumping: 100.5 } },
    ['Jumping skill 96 to 101', '127 XP more'],
  ],
  ['a level', { level: 3, xp: 10 }, ['Level 3 reached']],
  ['a show', { happiness: 76, xp: 160 }, ['40 XP more', 'Happiness 80% to 76%']],
])('says what %s changed', (_, changed, said) => {
  expect(changesOf(BEFORE, { ...BEFORE, ...changed })).toEqual(said);
});
