import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFrom } from '../../rng.ts';
import { fieldOfGrade, scoreAtShare } from './house-field.ts';
import { houseHorses } from './house-horses.ts';
import { cutHeats } from './heats.ts';
import { cutMixedHeats, HOUSE_SHARES, MOST_OF_HOUSE } from './mixed-heats.ts';

const FIELD = fieldOfGrade(5, 'bronze');
const [LEAST, MOST] = HOUSE_SHARES.map((share) => scoreAtShare(FIELD, share)) as [number, number];

interface Entrant {
  readonly horseId: string;
  readonly ownerId: string;
  readonly ofHouse: boolean;
  readonly strength: number;
}

const entrants = fc
  .array(
    fc.record({ owner: fc.nat(9), ofHouse: fc.boolean(), strength: fc.integer({ min: 0, max: 700_000 }) }),
    { minLength: 1, maxLength: 40 },
  )
  .map((list) =>
    list.map(({ owner, ofHouse, strength }, index): Entrant => {
      const ownerId = `${ofHouse ? 'house' : 'player'} ${owner}`;
      return { horseId: `horse ${index}`, ownerId, ofHouse, strength };
    }),
  );
const cut = (list: readonly Entrant[]) => cutMixedHeats(list, ({ strength }) => strength, FIELD);
const ids = (heat: readonly Entrant[]) => heat.map(({ horseId }) => horseId).toSorted();

describe('heats with horses of house stables', () => {
  test('players meet the same players as without them', () => {
    fc.assert(
      fc.property(entrants, (list) => {
        const players = list.filter(({ ofHouse }) => !ofHouse);
        const heats = cut(list)
          .map((heat) => ids(heat.filter(({ ofHouse }) => !ofHouse)))
          .filter((heat) => heat.length > 0);
        expect(heats).toEqual(cutHeats(players, ({ strength }) => strength).map(ids));
      }),
    );
  });

  test('each horse starts once, at most two beside players, and those are no stronger than house horses and whom they meet', () => {
    fc.assert(
      fc.property(entrants, (list) => {
        const heats = cut(list);
        expect(ids(heats.flat())).toEqual(ids(list));
        for (const heat of heats.filter((one) => one.some(({ ofHouse }) => !ofHouse))) {
          const guests = heat.filter(({ ofHouse }) => ofHouse);
          expect(guests.length).toBeLessThanOrEqual(MOST_OF_HOUSE);
          for (const { strength } of guests) {
            expect(strength).toBeGreaterThanOrEqual(LEAST);
            expect(strength).toBeLessThanOrEqual(MOST);
            for (const player of heat.filter(({ ofHouse }) => !ofHouse))
              expect(strength).toBeLessThanOrEqual(player.strength);
          }
        }
      }),
    );
  });

  test('the order of entries changes nothing', () => {
    fc.assert(
      fc.property(entrants, (list) => {
        expect(cut(list.toReversed()).map(ids)).toEqual(cut(list).map(ids));
      }),
    );
  });

  test('scores of more than half the house horses lie above the upper share, and most above the lower', () => {
    const drawn = houseHorses(rngFrom(new Uint8Array(32).fill(7)), FIELD, 400).map(
      ({ sheet }) => sheet.score,
    );
    const above = (score: number) => drawn.filter((one) => one > score).length / drawn.length;
    expect(above(MOST)).toBeGreaterThan(0.46);
    expect(above(MOST)).toBeLessThan(0.64);
    expect(above(LEAST)).toBeGreaterThan(0.65);
  });
});
