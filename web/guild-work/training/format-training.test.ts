import { expect, test } from 'vitest';
import { HOUR } from '../../../game/game-time.ts';
import { MOST_BANKED, trainedByPress } from '../../../game/guild-work/training-bank.ts';
import { type TrainingHorse, bankOf } from './training-horse.ts';
import { formatGain, roundOf } from './format-training.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
const SKILLS = {
  dressage: 0,
  racing: 0,
  halter: 0,
  eventing: 0,
  jumping: 0,
  cross_country: 0,
  endurance: 0,
};

const horse = (name: string, differing: Partial<TrainingHorse> = {}): TrainingHorse => ({
  id: name,
  name,
  level: 1,
  xp: 0,
  xpToNextLevel: 1000,
  ageInMonths: 40,
  retired: false,
  discipline: 'racing',
  skills: SKILLS,
  feedExpiresAt: inHours(8),
  grassFrom: null,
  worksFrom: null,
  trainingsBanked: 2,
  nextTrainingAt: inHours(1),
  ...differing,
});

test('a bank fills without an update from the server', () => {
  const at = (hours: number) => bankOf(horse('Iris'), new Date(inHours(hours))).banked;
  expect([0, 0.99, 1, 4.99, 5, 13, 100].map(at)).toEqual([2, 2, 3, 3, 4, 6, 6]);
  expect(bankOf(horse('Iris', { trainingsBanked: 6, nextTrainingAt: null }), now).nextAt).toBeNull();
});

const HERD = [
  horse('Iris'),
  horse('Foal', { ageInMonths: 23 }),
  horse('Moth', { feedExpiresAt: null }),
  horse('Rowan', { trainingsBanked: 0, nextTrainingAt: inHours(2) }),
  horse('Magpie'),
  horse('Juniper'),
];
const WHY = [
  { name: 'Foal', why: 'only from 2 years on' },
  { name: 'Moth', why: 'hungry' },
  { name: 'Rowan', why: 'next training in 2 hours' },
];

test('trains while the coins last, and gives reasons for horses left out', () => {
  const all = roundOf(HERD, { guild: 'rider', coins: 249 }, 'all', now);
  expect(all).toMatchObject({ trainings: 4, price: 200 });
  expect(all.trained.map(({ name }) => name)).toEqual(['Iris', 'Magpie']);
  expect(all.leftOut).toEqual([...WHY, { name: 'Juniper', why: 'not enough coins' }]);

  const one = roundOf(HERD, { guild: 'rider', coins: 249 }, 1, now);
  expect(one).toMatchObject({ trainings: 3, price: 150, leftOut: WHY });
});

test('trains at most a hundred at once', () => {
  const many = Array.from({ length: 102 }, (_, index) => horse(`Horse ${index}`));
  const { trained, leftOut, price } = roundOf(many, { guild: 'rider', coins: 9000 }, 1, now);
  expect({ trained: trained.length, price }).toEqual({ trained: 100, price: 5000 });
  expect(leftOut.map(({ why }) => why)).toEqual(['at most 100 at once', 'at most 100 at once']);
});

test('formats gains', () => {
  expect(formatGain({ horseXp: 1270, skillGain: 101_250 })).toBe('+1,270 XP and +10.1 skill');
});

test('horses with full banks that a press trains are counted without their plans', () => {
  const full = { trainingsBanked: MOST_BANKED, nextTrainingAt: null };
  for (const count of [1, 2, 5, 101]) {
    const herd = Array.from({ length: count }, (_, nth) => horse(`Moth ${nth}`, full));
    for (const coins of [0, 49, 50, 299, 300, 301, 649, 1500, 50_000]) {
      const { trained } = roundOf(herd, { guild: 'rider', coins }, 'all', now);
      expect(trainedByPress(count, coins), `${count} for ${coins}`).toBe(trained.length);
    }
  }
});
