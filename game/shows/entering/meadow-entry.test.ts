import { expect, test } from 'vitest';
import { bornAtAge } from '../../horses/age.ts';
import { HAPPINESS_MAX } from '../../horses/happiness.ts';
import { isRefusal } from '../../refusal.ts';
import { DISCIPLINES } from '../disciplines.ts';
import { FIRST_STANDING } from '../grades.ts';
import { decideEntry } from './entry.ts';
import type { ShowToEnter } from './entry-terms.ts';

const NOW = new Date('2031-05-06T12:00:00Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const HALTER = { discipline: 'halter', level: 1 } as const;
const MEADOW = { ...HALTER, kind: 'meadow', runsAt: at(2) } as const;

interface Changes {
  readonly level?: number;
  readonly meadowStarts?: number;
  readonly createdAt?: Date;
  readonly feedExpiresAt?: Date;
}

function decide(
  show: ShowToEnter,
  { level = 1, meadowStarts = 0, createdAt = NOW, feedExpiresAt = at(60) }: Changes = {},
) {
  const horse = {
    level,
    xp: 0,
    bornAt: bornAtAge(48, NOW),
    mood: {
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
      happiness: HAPPINESS_MAX,
      happinessAt: NOW,
      feedExpiresAt,
    },
    worksFrom: null,
    vetShotsUntil: null,
    vetCheckUntil: null,
    nextEntryCalm: false,
    standing: FIRST_STANDING,
    skill: DISCIPLINES.map(() => 0),
    startsDay: null,
    startsToday: 0,
    showsEntered: 0,
  };
  const player = {
    level: 1,
    xp: 0,
    guild: 'manufacturer',
    balance: { coins: 25, tradable: 0 },
    activeEntries: 0,
    houseStartsDay: null,
    houseStarts: 0,
    createdAt,
    meadowStarts,
  } as const;
  return decideEntry(show, horse, player, NOW);
}

function enter(show: ShowToEnter) {
  const entered = decide(show);
  if (isRefusal(entered)) throw new Error(entered.refused);
  return entered;
}

test('a Meadow start is free, gives half the experience, and leaves the standing as it is', () => {
  const entered = enter(MEADOW);
  const whole = enter({ ...HALTER, kind: 'house', runsAt: at(8) });
  expect(entered).toMatchObject({ fee: 0, taken: { coins: 0, tradable: 0 }, start: null });
  expect(entered.horseXp).toBe(Math.floor(whole.horseXp / 2));
  expect(entered.player.xp).toBe(Math.floor(whole.player.xp / 2));
  expect(entered.horse.standing).toBe(FIRST_STANDING);
  expect(entered.horse.skill).toEqual(whole.horse.skill);
  expect(entered.player).toMatchObject({ meadowStarts: 1, houseStarts: 1, activeEntries: 1 });
  expect(whole.player.meadowStarts).toBe(0);
});

test.each<[string, string, Changes, ShowToEnter?]>([
  ['a run that is not open yet', 'SHOW_CLOSED', {}, { ...MEADOW, runsAt: at(8) }],
  ['a minute without a run', 'SHOW_CLOSED', {}, { ...MEADOW, runsAt: at(1) }],
  ['level 5', 'TOO_EXPERIENCED', { level: 5 }],
  ['three starts', 'MEADOW_STARTS_USED', { meadowStarts: 3 }],
  ['two weeks', 'MEADOW_OVER', { createdAt: at(-14 * 1440) }],
  ['hunger', 'HORSE_UNFED', { feedExpiresAt: NOW }],
])('%s is refused as %s', (_, refused, changes, show = MEADOW) => {
  expect(decide(show, changes)).toMatchObject({ refused });
});
