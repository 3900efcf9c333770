import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../../game-time.ts';
import type { Guild } from '../../guild-work/guilds.ts';
import { GUILD_ROWS } from '../../guild-work/guilds.ts';
import { meadowChances } from '../chances.ts';
import { HEAT_SIZE } from '../classes.ts';
import { DISCIPLINES } from '../disciplines.ts';
import { houseShowId } from '../house-shows.ts';
import { showSeed } from '../proof/proof.ts';
import { housePlaceXp } from '../running/place-xp.ts';
import { runShow, type Starter } from '../running/run-show.ts';
import { partsOf, scoreOf } from '../running/scoring.ts';
import { readScheduledShow } from '../scheduled-shows.ts';
import {
  isOpenMeadowShow,
  MEADOW_DAYS,
  meadowShowId,
  nextMeadowShow,
  openMeadowShows,
  readMeadowShowId,
  refusedMeadow,
} from './meadow-shows.ts';

const NOW = new Date('2030-05-01T08:00:31Z');

describe('the timetable', () => {
  test('has a run of every discipline every two minutes', () => {
    for (const discipline of DISCIPLINES) {
      const minutes = openMeadowShows(NOW, discipline).map(({ runsAt }) =>
        runsAt.toISOString().slice(11, 19),
      );
      expect(minutes).toEqual(['08:02:00', '08:04:00', '08:06:00']);
    }
  });

  test('is read back from each id, which no other show has', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(...DISCIPLINES), (pair, discipline) => {
        const show = { kind: 'meadow', discipline, level: 1, runsAt: new Date(pair * 120_000) } as const;
        const id = meadowShowId(show);
        expect(readMeadowShowId(id)).toEqual(show);
        expect(readScheduledShow(id)).toEqual(show);
        expect(Number.parseInt(id.slice(16, 18), 16)).toBe(56 + DISCIPLINES.indexOf(discipline));
        expect(
          readMeadowShowId(meadowShowId({ discipline, runsAt: new Date(pair * 120_000 + 60_000) })),
        ).toBe(undefined);
      }),
    );
    const house = { discipline: 'dressage', level: 1, runsAt: new Date('2030-05-01T08:30:00Z') } as const;
    expect(readMeadowShowId(houseShowId(house))).toBeUndefined();
    expect(readScheduledShow(houseShowId(house))).toEqual({ kind: 'house', ...house });
  });

  test('offers the soonest that can still be entered', () => {
    const at = (time: string, entered: readonly string[] = []) =>
      nextMeadowShow('racing', new Set(entered), new Date(`2030-05-01T${time}Z`));
    expect(at('08:00:00')?.runsAt.toISOString()).toBe('2030-05-01T08:02:00.000Z');
    const late = at('08:01:55');
    expect(late?.runsAt.toISOString()).toBe('2030-05-01T08:04:00.000Z');
    expect(late && isOpenMeadowShow(late, NOW)).toBe(true);
    expect(at('08:01:55', [late?.id ?? ''])?.runsAt.toISOString()).toBe('2030-05-01T08:06:00.000Z');
  });
});

test('it is for low levels, three starts and 14 days', () => {
  const after = (days: number, meadowStarts: number, level: number) =>
    refusedMeadow(
      { level },
      { joinedAt: new Date(NOW.getTime() - days * REAL_MS_PER_DAY), meadowStarts },
      NOW,
    )?.refused;
  expect(after(MEADOW_DAYS - 0.01, 2, 4)).toBeUndefined();
  expect(after(0, 0, 5)).toBe('TOO_EXPERIENCED');
  expect(after(0, 3, 1)).toBe('MEADOW_STARTS_USED');
  expect(after(MEADOW_DAYS, 0, 1)).toBe('MEADOW_OVER');
});

/** Starter tack, one lesson, happiness 100%. */
const beginner = (aptitude: number, guild: Guild): Starter => ({
  entryId: 'entry',
  horseId: 'horse',
  ownerId: 'owner',
  entropy: '0'.repeat(32),
  guild,
  skill: 45_000,
  tack: [350_000, 350_000, 350_000],
  aptitude: aptitude * 10_000,
  level: 1,
  happiness: 1_000_000,
  grade: null,
  veteran: false,
  standing: null,
  creatorPaid: false,
  guest: false,
});

function chancesFor(starter: Starter) {
  const guildPercent = GUILD_ROWS[starter.guild].scorePercent;
  const { score } = scoreOf({ parts: partsOf(starter), happiness: starter.happiness, guildPercent, luck: 0 });
  return meadowChances(score);
}

describe('a beginner', () => {
  test.each<[number, Guild, number]>([
    [52, 'trainer', 0.53],
    [56, 'trainer', 0.76],
    [56, 'rider', 0.98],
  ])('with aptitude %i and the guild of a %s wins and takes a prize as published', (aptitude, guild, win) => {
    const starter = beginner(aptitude, guild);
    const chances = chancesFor(starter);
    expect(Math.abs(chances.win - win)).toBeLessThan(0.05);
    expect(chances.prize).toBeGreaterThan(0.995);
    let wins = 0;
    let thirds = 0;
    const runs = 2_000;
    for (let run = 0; run < runs; run += 1) {
      const seed = showSeed(new Uint8Array(32).fill(9), `meadow ${run}`);
      const place = runShow({ kind: 'meadow' }, seed, [starter]).starters[0]?.place ?? 12;
      wins += Number(place === 1);
      thirds += Number(place <= 3);
    }
    expect(Math.abs(wins / runs - chances.win)).toBeLessThan(0.04);
    expect(thirds / runs).toBeGreaterThan(0.95);
  });
});

test('however many newcomers come at once, two of them meet', () => {
  const starters = Array.from({ length: 50 }, (_, index) => ({
    ...beginner(52 + (index % 5), 'rider'),
    entryId: `e${index}`,
    horseId: `h${index}`,
    ownerId: `o${index}`,
  }));
  const { starters: placed } = runShow({ kind: 'meadow' }, new Uint8Array(32).fill(3), starters);
  for (let heat = 1; heat <= 25; heat += 1) expect(placed.filter((one) => one.heat === heat)).toHaveLength(2);
  expect(placed.filter(({ place }) => place === 1).length).toBeGreaterThan(20);
});

test('a run pays by place, gives half the experience of class 1, and counts nowhere', () => {
  const seed = new Uint8Array(32).fill(3);
  const starters = [40, 52, 56].map((aptitude, index) => ({
    ...beginner(aptitude, 'trainer'),
    entryId: `e${index}`,
    horseId: `h${index}`,
    ownerId: `o${index}`,
  }));
  const result = runShow({ kind: 'meadow' }, seed, starters);
  expect(result.countsInLeaderboards).toBe(false);
  expect(result.starters).toHaveLength(3);
  expect(result.starters.map(({ heat }) => heat)).toEqual([1, 1, 2]);
  expect(result.houseHorses).toHaveLength(2 * HEAT_SIZE - starters.length);
  for (const { place, prize, horseXp, playerXp, standing, promotionPrize } of result.starters) {
    expect(prize).toBe([60, 45, 35, 25, 20, 15, 10, 10][place - 1] ?? 0);
    const whole = housePlaceXp(1, place, 'trainer');
    expect(horseXp).toBe(Math.floor(whole.horse / 2));
    expect(playerXp).toBe(Math.floor(whole.player / 2));
    expect({ standing, promotionPrize }).toEqual({ standing: null, promotionPrize: 0 });
  }
});
