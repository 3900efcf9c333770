import { expect, test } from 'vitest';
import { FIRST_STANDING } from '../grades.ts';
import { showSeed } from '../proof/proof.ts';
import { runShow, type Starter } from './run-show.ts';

const gold = { ...FIRST_STANDING, grade: 'gold', bestGrade: 'gold' } as const;
const strong: Starter = {
  entryId: 'e0',
  horseId: 'h0',
  ownerId: 'o0',
  entropy: '0'.repeat(32),
  guild: 'trainer',
  skill: 50_000_000,
  tack: [0, 0, 0],
  aptitude: 520_000,
  level: 6,
  happiness: 990_000,
  grade: 'gold',
  veteran: false,
  standing: gold,
  creatorPaid: false,
  guest: false,
};

function start(veteran: boolean) {
  const seed = showSeed(new Uint8Array(32).fill(1), 'veteran');
  const [result] = runShow({ kind: 'house', level: 1, purseIndex: 10_000 }, seed, [
    { ...strong, veteran },
  ]).starters;
  if (!result) throw new Error('Not placed');
  return result;
}

test('a veteran wins a third of the prize and half the experience, its player none, and no points', () => {
  const [whole, veteran] = [start(false), start(true)];
  expect(veteran).toMatchObject({
    place: 1,
    prize: Math.floor(whole.prize / 3),
    horseXp: Math.floor(whole.horseXp / 2),
    playerXp: 0,
    standing: { points: 0, promotedTo: null },
  });
  expect(whole.standing).toMatchObject({ points: 5 });
  expect(veteran.sheet).toEqual(whole.sheet);
});
