import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Guild } from '../../guild-work/guilds.ts';
import { utcDay } from '../../game-time.ts';
import { isRefusal } from '../../refusal.ts';
import { bornAtAge } from '../../horses/age.ts';
import { HAPPINESS_MAX, happinessNow } from '../../horses/happiness.ts';
import { DISCIPLINES } from '../disciplines.ts';
import {
  decideEntry,
  type EntryOutcome,
  type HorseToEnter,
  type HouseShowToEnter,
  type PlayerShowToEnter,
  type PlayerToEnter,
} from './entry.ts';
import { countToday, entryQuota, houseStartsPerDay, laterDay } from './entry-limits.ts';

const now = new Date('2031-05-06T12:00:00Z');
const today = '2031-05-06';
const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const houseShow: HouseShowToEnter = { kind: 'house', discipline: 'dressage', level: 1, runsAt: at(30) };
const playerShow: PlayerShowToEnter = {
  kind: 'player',
  discipline: 'racing',
  level: 1,
  entryFee: 100,
  runsAt: at(3000),
  paidCreator: 0,
};
const horse: HorseToEnter = {
  level: 1,
  xp: 0,
  bornAt: bornAtAge(48, now),
  mood: { happiness: HAPPINESS_MAX, happinessAt: now, feedExpiresAt: at(60) },
  vetShotsUntil: null,
  vetCheckUntil: null,
  nextEntryCalm: false,
  form: 2_500,
  lastClass: 1,
  skill: DISCIPLINES.map(() => 0),
  startsDay: today,
  startsToday: 0,
  showsEntered: 0,
};
const player: PlayerToEnter = {
  level: 1,
  xp: 0,
  guild: 'manufacturer',
  balance: { coins: 1_000, tradable: 200 },
  activeEntries: 0,
  houseStartsDay: today,
  houseStarts: 0,
};

interface Question {
  show?: HouseShowToEnter | PlayerShowToEnter;
  horse?: Partial<HorseToEnter>;
  player?: Partial<PlayerToEnter>;
}

const ask = (question: Question) =>
  decideEntry(
    question.show ?? houseShow,
    { ...horse, ...question.horse },
    { ...player, ...question.player },
    now,
  );

function enter(question: Question): EntryOutcome {
  const decided = ask(question);
  if (isRefusal(decided)) throw new Error(decided.refused);
  return decided;
}

const aged = (months: number) => ({ bornAt: bornAtAge(months, now) });
const fedUntil = (feedExpiresAt: Date | null) => ({ mood: { ...horse.mood, feedExpiresAt } });

const racing = { ...houseShow, discipline: 'racing', runsAt: at(4) } as const;
const halter = { ...houseShow, discipline: 'halter', runsAt: at(8) } as const;

describe('refusals', () => {
  test.each<[string, Question, string]>([
    ['the show runs now', { show: { ...houseShow, runsAt: now } }, 'SHOW_CLOSED'],
    ['the timetable has no such run', { show: { ...houseShow, runsAt: at(31) } }, 'SHOW_CLOSED'],
    ['the run is the thirteenth from now', { show: { ...houseShow, runsAt: at(30 * 13) } }, 'SHOW_CLOSED'],
    ['the player show runs now', { show: { ...playerShow, runsAt: now } }, 'SHOW_CLOSED'],
    ['below the class', { show: { ...houseShow, level: 5, runsAt: at(60) } }, 'LEVEL_TOO_LOW'],
    ['above the class', { horse: { level: 5 } }, 'LEVEL_TOO_HIGH'],
    ['below the least level of a player show', { show: { ...playerShow, level: 2 } }, 'LEVEL_TOO_LOW'],
    ['too young for racing', { show: racing, horse: aged(35) }, 'HORSE_TOO_YOUNG'],
    ['too young for halter', { show: halter, horse: aged(5) }, 'HORSE_TOO_YOUNG'],
    ['retired', { horse: aged(360) }, 'HORSE_RETIRED'],
    ['feed ends now', { horse: fedUntil(now) }, 'HORSE_UNFED'],
    ['never fed', { horse: fedUntil(null) }, 'HORSE_UNFED'],
    ['eleven entries at level 1', { player: { activeEntries: 11 } }, 'QUOTA_FULL'],
    ['twelve starts today', { horse: { startsToday: 12 } }, 'HORSE_STARTS_SPENT'],
    ['the pair limit', { show: { ...playerShow, paidCreator: 401 } }, 'PAIR_LIMIT'],
    ['twelve starts, player show', { show: playerShow, horse: { startsToday: 12 } }, 'HORSE_STARTS_SPENT'],
    ['33 house starts at level 1', { player: { houseStarts: 33 } }, 'HOUSE_STARTS_SPENT'],
    ['nine coins', { player: { balance: { coins: 9, tradable: 9 } } }, 'NOT_ENOUGH_COINS'],
    [
      'a player show with too many bound coins',
      { show: playerShow, player: { balance: { coins: 1_000, tradable: 89 } } },
      'NOT_ENOUGH_TRADABLE_COINS',
    ],
  ])('%s', (_, question, code) => {
    expect(ask(question)).toMatchObject({ refused: code });
  });

  test.each<[string, Question]>([
    ['the twelfth run', { show: { ...houseShow, runsAt: at(30 * 12) } }],
    ['the last level of the class', { horse: { level: 4 } }],
    ['the pair limit to its last coin', { show: { ...playerShow, paidCreator: 400 } }],
    ['the pair limit spent, own show', { show: { ...playerShow, paidCreator: null } }],
    [
      'a creator paid much, from level 10',
      { show: { ...playerShow, paidCreator: 9_000 }, player: { level: 10 } },
    ],
    ['any level above that of a player show', { show: playerShow, horse: { level: 90 } }],
    ['36 months', { show: racing, horse: aged(36) }],
    ['halter at 6 months', { show: halter, horse: aged(6) }],
    ['359 months', { horse: aged(359) }],
    ['ten entries at level 1', { player: { activeEntries: 10 } }],
    ['eleven starts today', { horse: { startsToday: 11 } }],
    ['33 house starts, player show', { show: playerShow, player: { houseStarts: 33 } }],
    ['exactly the fee', { player: { balance: { coins: 10, tradable: 0 } } }],
    [
      'a player show with bound coins for the house fee',
      { show: playerShow, player: { balance: { coins: 100, tradable: 90 } } },
    ],
  ])('none for %s', (_, question) => {
    expect(isRefusal(ask(question))).toBe(false);
  });

  test('have the details of their sentence', () => {
    expect(ask({ horse: { level: 7 } })).toEqual({
      refused: 'LEVEL_TOO_HIGH',
      details: { level: 7, most: 4 },
    });
    expect(ask({ show: halter, horse: aged(5) })).toEqual({
      refused: 'HORSE_TOO_YOUNG',
      details: { age: 5, discipline: 'Halter', needs: 6 },
    });
    expect(ask({ player: { activeEntries: 30, level: 20 } })).toEqual({
      refused: 'QUOTA_FULL',
      details: { active: 30, quota: 30 },
    });
  });
});

describe('what entering does', () => {
  test.each<[Guild, number, number, number, number]>([
    ['rider', 10, 12, 12, 6_250],
    ['manufacturer', 10, 10, 10, 5_000],
    ['trainer', 10, 11, 10, 5_000],
    ['equilibrium', 9, 13, 12, 5_000],
  ])('%s: fee %i, XP %i and %i, skill %i', (guild, fee, horseXp, playerXp, skillGain) => {
    expect(enter({ player: { guild } })).toMatchObject({
      fee,
      horseXp,
      horse: { level: 1, xp: horseXp, skill: [skillGain, 0, 0, 0, 0, 0, 0] },
      player: { level: 1, xp: playerXp },
    });
  });

  test('horse and player level up and keep the surplus XP', () => {
    const { horse: after, player: owner } = enter({
      horse: { level: 4, xp: 3_995 },
      player: { level: 2, xp: 1_995 },
    });
    expect([after.level, after.xp]).toEqual([5, 5]);
    expect([owner.level, owner.xp]).toEqual([3, 5]);
  });

  test.each([
    [1, 9],
    [5, 14],
    [10, 18],
    [20, 27],
    [30, 36],
    [50, 45],
    [75, 54],
    [100, 63],
  ] as const)('equilibrium pays 90%% of the fee of class %i, rounded: %i', (level, fee) => {
    const show = { ...houseShow, level, runsAt: at(240) };
    expect(enter({ show, horse: { level, lastClass: level }, player: { guild: 'equilibrium' } }).fee).toBe(
      fee,
    );
  });

  test('a house fee takes bound coins first, a player show tradable ones', () => {
    const house = enter({});
    expect(house.player.balance).toEqual({ coins: 990, tradable: 200 });
    expect(house.taken).toEqual({ coins: 10, tradable: 0 });
    const players = enter({ show: playerShow });
    expect(players.player.balance).toEqual({ coins: 900, tradable: 100 });
    expect(players.taken).toEqual({ coins: 100, tradable: 100 });
  });

  test('costs a point of happiness, with both vet papers only every second time', () => {
    let after: HorseToEnter = { ...horse, vetShotsUntil: at(1), vetCheckUntil: at(1) };
    const spent: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const entered = enter({ horse: after });
      spent.push(entered.happinessLost);
      expect(entered.horse.mood.happiness - after.mood.happiness).toBe(
        entered.happinessLost === 1 ? -10_000 : 0,
      );
      after = entered.horse;
    }
    expect(spent).toEqual([1, 0, 1, 0, 1, 0]);
  });

  test('settles happiness with the guild first; never below 0', () => {
    const mood = { happiness: 600_000, happinessAt: at(-600), feedExpiresAt: at(60) };
    const { horse: after } = enter({ horse: { mood }, player: { guild: 'equilibrium' } });
    expect(after.mood.happinessAt).toEqual(now);
    expect(after.mood.happiness).toBeGreaterThan(600_000);
    expect(after.mood.happiness).toBe(happinessNow(mood, 9, now) - 10_000);
    const sad = { ...horse.mood, happiness: 4_000 };
    expect(enter({ horse: { mood: sad } }).horse.mood.happiness).toBe(0);
  });

  test.each([
    [at(1), null],
    [null, at(1)],
    [now, at(1)],
    [at(1), now],
  ])('with papers until %s and %s each entry costs', (vetShotsUntil, vetCheckUntil) => {
    expect(enter({ horse: { vetShotsUntil, vetCheckUntil, nextEntryCalm: true } })).toMatchObject({
      happinessLost: 1,
      horse: { nextEntryCalm: false },
    });
  });

  test('form falls on entering a higher class, once', () => {
    const show = { ...houseShow, level: 5, runsAt: at(60) } as const;
    const climbed = enter({ show, horse: { level: 5, form: 6_000 } }).horse;
    expect(climbed).toMatchObject({ form: 4_000, lastClass: 5 });
    const again = enter({ show, horse: { level: 5, form: climbed.form, lastClass: climbed.lastClass } });
    expect(again.horse).toMatchObject({ form: 4_000, lastClass: 5 });
    const { horse: after } = enter({ show: { ...playerShow, level: 25 }, horse: { level: 30, form: 6_000 } });
    expect(after).toMatchObject({ form: 6_000, lastClass: 1 });
  });

  test('counts starts per day; house starts in house shows only', () => {
    expect(enter({ horse: { startsToday: 3 }, player: { houseStarts: 8, activeEntries: 2 } })).toMatchObject({
      horse: { startsDay: today, startsToday: 4, showsEntered: 1 },
      player: { houseStartsDay: today, houseStarts: 9, activeEntries: 3 },
    });
    const yesterday = { startsDay: '2031-05-05', startsToday: 12 };
    expect(
      enter({ show: playerShow, horse: yesterday, player: { houseStartsDay: '2031-05-05', houseStarts: 8 } }),
    ).toMatchObject({
      horse: { startsDay: today, startsToday: 1 },
      player: { houseStartsDay: today, houseStarts: 0 },
    });
  });
});

describe('limits', () => {
  test.each([
    [1, 11, 33],
    [20, 30, 90],
    [50, 60, 180],
    [90, 60, 180],
  ])('at level %i: %i entries running, %i house starts a day', (level, quota, starts) => {
    expect(entryQuota(level)).toBe(quota);
    expect(houseStartsPerDay(level)).toBe(starts);
  });

  test('counts reset each UTC day', () => {
    expect(countToday('2031-05-06', 7, '2031-05-06')).toBe(7);
    expect(countToday('2031-05-05', 7, '2031-05-06')).toBe(0);
    expect(countToday(null, 7, '2031-05-06')).toBe(0);
  });

  test('hold around midnight, in any order of requests', () => {
    const midnight = Date.UTC(2031, 4, 7);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 60 }), (seconds) => {
        const taken: Record<string, number> = {};
        let [day, count]: [string | null, number] = [null, 0];
        for (const second of seconds) {
          const today = utcDay(new Date(midnight + second * 1000));
          const before = countToday(day, count, today);
          if (before >= 3) continue;
          [day, count] = [laterDay(day, today), before + 1];
          taken[today] = (taken[today] ?? 0) + 1;
        }
        const { '2031-05-06': earlier = 0, '2031-05-07': later = 0 } = taken;
        expect(later).toBeLessThanOrEqual(3);
        expect(earlier + later).toBeLessThanOrEqual(6);
      }),
    );
  });
});
