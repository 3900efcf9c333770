import { expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../game-time.ts';
import { guideStep, type GuideState } from './guide.ts';

const CAME = new Date('2030-05-01T18:00:00Z');
const onDay = (day: number) => new Date(CAME.getTime() + (day - 1) * REAL_MS_PER_DAY);
const NOTHING = { firstHorseAt: CAME, fedHorses: 0, trainings: 0, starts: 0, results: 0, whys: 0 };
const HOME: GuideState = { ...NOTHING, horses: 1 };
const DONE: GuideState = { ...HOME, fedHorses: 1, trainings: 1, starts: 1, results: 1, whys: 1 };

test('each thing done leads to the next', () => {
  const steps: Partial<GuideState>[] = [
    { fedHorses: 1 },
    { trainings: 1 },
    { starts: 1 },
    { results: 1 },
    { whys: 1 },
  ];
  let state = HOME;
  const said = [guideStep(state, CAME)];
  for (const step of steps) {
    state = { ...state, ...step };
    said.push(guideStep(state, CAME));
  }
  expect(said).toEqual(['feed', 'lesson', 'meadow', 'judges', 'why', 'more']);
});

test('another order leaves out what was done, and comes back to what was not', () => {
  expect(guideStep({ ...HOME, trainings: 1 }, CAME)).toBe('feed');
  expect(guideStep({ ...HOME, fedHorses: 1, starts: 1 }, CAME)).toBe('judges');
  expect(guideStep({ ...HOME, fedHorses: 1, starts: 1, results: 1 }, CAME)).toBe('why');
  expect(guideStep({ ...DONE, trainings: 0 }, CAME)).toBe('lesson');
});

test('the days after bring one sentence each, and the eighth none', () => {
  const said = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => guideStep(DONE, onDay(day)));
  expect(said).toEqual(['more', 'guild', 'round', 'studs', 'lab', 'album', 'tack', null]);
});

test('says nothing without a horse', () => {
  expect(guideStep({ ...NOTHING, horses: 0 }, CAME)).toBe(null);
});
