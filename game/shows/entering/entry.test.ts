import { describe, expect, test } from 'vitest';
import { GUILD_ROWS, type Guild } from '../../guild-work/guilds.ts';
import type { YoungPrize } from '../../market/pair-limit.ts';
import { isRefusal } from '../../refusal.ts';
import { bornAtAge } from '../../horses/age.ts';
import { HAPPINESS_MAX, happinessNow } from '../../horses/happiness.ts';
import { DISCIPLINES } from '../disciplines.ts';
import { FIRST_STANDING, type Standing } from '../grades.ts';
import { decideEntry, type EntryOutcome, type HorseToEnter, type PlayerToEnter } from './entry.ts';
import type { HouseShowToEnter, PlayerShowToEnter } from './entry-terms.ts';
import { HORSE_STARTS_PER_DAY } from './entry-limits.ts';

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
  dealings: { fee: { paid: 0, received: 0 }, youngPrize: null },
};
const dealing = (paid: number, received = 0, youngPrize: YoungPrize | null = null): PlayerShowToEnter => ({
  ...playerShow,
  dealings: { fee: { paid, received }, youngPrize },
});
const YOUNG_PRIZE = { level: 9, prize: 500, received: 2501 };
const IN_STABLE = { longFeedUntil: null, grassFrom: null, ration: null };

const horse: HorseToEnter = {
  level: 1,
  xp: 0,
  bornAt: bornAtAge(48, now),
  mood: { ...IN_STABLE, happiness: HAPPINESS_MAX, happinessAt: now, feedExpiresAt: at(60) },
  worksFrom: null,
  vetShotsUntil: null,
  vetCheckUntil: null,
  nextEntryCalm: false,
  standing: FIRST_STANDING,
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
  createdAt: now,
  meadowStarts: 0,
};

interface Question {
  show?: HouseShowToEnter | PlayerShowToEnter;
  horse?: Partial<HorseToEnter>;
  player?: Partial<PlayerToEnter>;
}

const decide = (question: Question) =>
  decideEntry(
    question.show ?? houseShow,
    { ...horse, ...question.horse },
    { ...player, ...question.player },
    now,
  );

function enter(question: Question): EntryOutcome {
  const decided = decide(question);
  if (isRefusal(decided)) throw new Error(decided.refused);
  return decided;
}

const aged = (months: number) => ({ bornAt: bornAtAge(months, now) });
const fedUntil = (feedExpiresAt: Date | null) => ({ mood: { ...horse.mood, feedExpiresAt } });
const racing = { ...houseShow, discipline: 'racing', runsAt: at(4) } as const;
const halter = { ...houseShow, discipline: 'halter', runsAt: at(8) } as const;
const class10 = { ...houseShow, level: 10, runsAt: at(60) } as const;
const inClass5 = (level: number) => ({
  level,
  standing: { ...FIRST_STANDING, classLevel: 5, bestClass: 5 } as const,
});

describe('refusals', () => {
  test.each<[string, Question, string]>([
    ['the show runs now', { show: { ...houseShow, runsAt: now } }, 'SHOW_CLOSED'],
    ['the timetable has no such run', { show: { ...houseShow, runsAt: at(31) } }, 'SHOW_CLOSED'],
    ['the run is the thirteenth from now', { show: { ...houseShow, runsAt: at(30 * 13) } }, 'SHOW_CLOSED'],
    ['the player show runs now', { show: { ...playerShow, runsAt: now } }, 'SHOW_CLOSED'],
    ['below the class', { show: { ...houseShow, level: 5, runsAt: at(60) } }, 'LEVEL_TOO_LOW'],
    ['below the class that it moved up to', { horse: inClass5(7) }, 'LEVEL_TOO_HIGH'],
    ['between its class and that of its level', { show: class10, horse: inClass5(25) }, 'LEVEL_TOO_HIGH'],
    ['below the least level of a player show', { show: { ...playerShow, level: 2 } }, 'LEVEL_TOO_LOW'],
    ['too young for racing', { show: racing, horse: aged(35) }, 'HORSE_TOO_YOUNG'],
    ['too young for halter', { show: halter, horse: aged(5) }, 'HORSE_TOO_YOUNG'],
    ['retired', { horse: aged(360) }, 'HORSE_RETIRED'],
    ['feed ends now', { horse: fedUntil(now) }, 'HORSE_UNFED'],
    ['never fed', { horse: fedUntil(null) }, 'HORSE_UNFED'],
    ['on grass', { horse: { mood: { ...horse.mood, grassFrom: now } } }, 'ON_PASTURE'],
    ['on grass from tonight', { horse: { mood: { ...horse.mood, grassFrom: at(60) } } }, 'ON_PASTURE'],
    ['brought in today', { horse: { worksFrom: at(1) } }, 'BACK_FROM_PASTURE'],
    ['eleven entries at level 1', { player: { activeEntries: 11 } }, 'QUOTA_FULL'],
    ['five starts today', { horse: { startsToday: 5 } }, 'HORSE_STARTS_SPENT'],
    ['the pair limit', { show: dealing(401) }, 'PAIR_LIMIT'],
    ['what young accounts may pay a creator', { show: dealing(0, 2901) }, 'RECEIVER_LIMIT'],
    ['a prize of a young account', { show: dealing(0, 0, YOUNG_PRIZE) }, 'WINNER_LIMIT'],
    ['five starts, player show', { show: playerShow, horse: { startsToday: 5 } }, 'HORSE_STARTS_SPENT'],
    ['13 house starts at level 1', { player: { houseStarts: 13 } }, 'HOUSE_STARTS_SPENT'],
    ['24 coins', { player: { balance: { coins: 24, tradable: 24 } } }, 'NOT_ENOUGH_COINS'],
    [
      'a player show with too many bound coins',
      { show: playerShow, player: { balance: { coins: 1_000, tradable: 74 } } },
      'NOT_ENOUGH_TRADABLE_COINS',
    ],
  ])('%s', (_, question, code) => {
    expect(decide(question)).toMatchObject({ refused: code });
  });

  test.each<[string, Question]>([
    ['the twelfth run', { show: { ...houseShow, runsAt: at(30 * 12) } }],
    ['the last level of the class', { horse: { level: 4 } }],
    ['any level in the class of its standing', { horse: { level: 90 } }],
    ['the class of its level', { show: class10, horse: { level: 12 } }],
    ['the pair limit to its last coin', { show: dealing(400) }],
    ['the pair limit spent, own show', { show: { ...playerShow, dealings: null } }],
    ['a creator paid much, from level 10', { show: dealing(9_000, 9_000), player: { level: 10 } }],
    ['any level above that of a player show', { show: playerShow, horse: { level: 90 } }],
    ['36 months', { show: racing, horse: aged(36) }],
    ['halter at 6 months', { show: halter, horse: aged(6) }],
    ['359 months', { horse: aged(359) }],
    ['ten entries at level 1', { player: { activeEntries: 10 } }],
    ['four starts today', { horse: { startsToday: 4 } }],
    ['13 house starts, player show', { show: playerShow, player: { houseStarts: 13 } }],
    ['exactly the fee', { player: { balance: { coins: 25, tradable: 0 } } }],
    [
      'a player show with bound coins for the house fee',
      { show: playerShow, player: { balance: { coins: 100, tradable: 75 } } },
    ],
  ])('none for %s', (_, question) => {
    expect(isRefusal(decide(question))).toBe(false);
  });

  test('have the details of their sentence', () => {
    expect(decide({ horse: inClass5(12) })).toEqual({
      refused: 'LEVEL_TOO_HIGH',
      details: { classes: '5 or 10' },
    });
    const tooYoung = { age: 5, discipline: 'Halter', needs: 6 };
    expect(decide({ show: halter, horse: aged(5) })).toEqual({
      refused: 'HORSE_TOO_YOUNG',
      details: tooYoung,
    });
    expect(decide({ player: { activeEntries: 30, level: 20 } })).toEqual({
      refused: 'QUOTA_FULL',
      details: { active: 30, quota: 30 },
    });
  });
});

describe('what entering does', () => {
  test.each<[Guild, number, number, number, number]>([
    ['rider', 25, 12, 12, 18_000],
    ['manufacturer', 25, 10, 10, 12_000],
    ['trainer', 25, 11, 10, 12_000],
    ['equilibrium', 23, 13, 12, 12_000],
  ])('%s: fee %i, XP %i and %i, skill %i', (guild, fee, horseXp, playerXp, skillGain) => {
    expect(enter({ player: { guild } })).toMatchObject({
      fee,
      horseXp,
      horse: { level: 1, xp: horseXp, skill: [skillGain, 0, 0, 0, 0, 0, 0] },
      player: { level: 1, xp: playerXp },
    });
  });

  test('the surplus XP of horse and player counts towards the next level', () => {
    const question = { horse: { level: 4, xp: 3_995 }, player: { level: 2, xp: 1_995 } };
    const { horse: after, player: owner } = enter(question);
    expect([after.level, after.xp]).toEqual([5, 5]);
    expect([owner.level, owner.xp]).toEqual([3, 5]);
  });

  test.each([
    [1, 23],
    [5, 32],
    [10, 41],
    [20, 59],
    [30, 81],
    [50, 99],
    [75, 117],
    [100, 135],
  ] as const)('equilibrium pays 90%% of the fee of class %i, rounded: %i', (level, fee) => {
    const show = { ...houseShow, level, runsAt: at(240) };
    expect(
      enter({
        show,
        horse: { level, standing: { ...FIRST_STANDING, classLevel: level } },
        player: { guild: 'equilibrium' },
      }).fee,
    ).toBe(fee);
  });

  test('a house fee takes bound coins first, a player show tradable ones', () => {
    const house = enter({});
    expect(house.player.balance).toEqual({ coins: 975, tradable: 200 });
    expect(house.taken).toEqual({ coins: 25, tradable: 0 });
    const players = enter({ show: playerShow });
    expect(players.player.balance).toEqual({ coins: 900, tradable: 100 });
    expect(players.taken).toEqual({ coins: 100, tradable: 100 });
  });

  test('costs happiness, with both vet papers only every second time', () => {
    let after: HorseToEnter = { ...horse, vetShotsUntil: at(1), vetCheckUntil: at(1) };
    const spent: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const entered = enter({ horse: after });
      spent.push(entered.happinessLost);
      expect(after.mood.happiness - entered.horse.mood.happiness).toBe(entered.happinessLost * 10_000);
      after = entered.horse;
    }
    expect(spent).toEqual([1, 0, 1, 0]);
  });

  test('settles happiness with the guild first; never below 0', () => {
    const mood = { ...IN_STABLE, happiness: 600_000, happinessAt: at(-600), feedExpiresAt: at(60) };
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

  test('a higher class begins in bronze, once; a player show changes no standing', () => {
    const show = { ...houseShow, level: 5, runsAt: at(60) } as const;
    const class5 = { ...FIRST_STANDING, classLevel: 5, bestClass: 5 } as const;
    const gold: Standing = { ...FIRST_STANDING, grade: 'gold', bestGrade: 'gold', points: 4, prizeless: 2 };
    const climbed = enter({ show, horse: { level: 5, standing: gold } }).horse;
    expect(climbed.standing).toEqual(class5);
    const silver: Standing = { ...class5, grade: 'silver', bestGrade: 'silver', points: 3, prizeless: 1 };
    expect(enter({ show, horse: { level: 5, standing: silver } }).horse.standing).toEqual(silver);
    const { horse: after } = enter({
      show: { ...playerShow, level: 25 },
      horse: { level: 30, standing: gold },
    });
    expect(after.standing).toEqual(gold);
  });

  test.each(['rider', 'equilibrium', 'manufacturer'] as const)(
    'five entries a day without treats or vet settle near 85%% happiness: a %s',
    (guild) => {
      let after: HorseToEnter = { ...horse, mood: { ...horse.mood, feedExpiresAt: at(100 * 24 * 60) } };
      for (let day = 0; day < 40; day += 1) {
        const when = new Date(now.getTime() + day * 86_400_000);
        if (day > 20) {
          const before = happinessNow(after.mood, GUILD_ROWS[guild].restPerDay, when) / 10_000;
          expect(before).toBeGreaterThan(85);
          expect(before).toBeLessThan(93);
          expect(after.mood.happiness / 10_000).toBeGreaterThan(80);
        }
        for (let index = 0; index < HORSE_STARTS_PER_DAY; index += 1) {
          const show = { ...playerShow, runsAt: new Date(when.getTime() + 60_000) };
          const entered = decideEntry(show, after, { ...player, guild }, when);
          if (isRefusal(entered)) throw new Error(entered.refused);
          after = entered.horse;
        }
      }
    },
  );

  test('counts starts per day; house starts in house shows only', () => {
    expect(enter({ horse: { startsToday: 3 }, player: { houseStarts: 8, activeEntries: 2 } })).toMatchObject({
      horse: { startsDay: today, startsToday: 4, showsEntered: 1 },
      player: { houseStartsDay: today, houseStarts: 9, activeEntries: 3 },
    });
    const yesterday = { startsDay: '2031-05-05', startsToday: 5 };
    expect(
      enter({ show: playerShow, horse: yesterday, player: { houseStartsDay: '2031-05-05', houseStarts: 8 } }),
    ).toMatchObject({
      horse: { startsDay: today, startsToday: 1 },
      player: { houseStartsDay: today, houseStarts: 0 },
    });
  });
});
