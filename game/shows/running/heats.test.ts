import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEAT_ENTRANTS, HEAT_SIZE } from '../classes.ts';
import { cutHeats, type HeatEntrant } from './heats.ts';

interface Entrant extends HeatEntrant {
  readonly strength: number;
}

const heatsOf = (entrants: readonly Entrant[]) => cutHeats(entrants, ({ strength }) => strength);

const field = (owners: number) =>
  fc
    .array(fc.tuple(fc.nat(owners), fc.nat(13_000)), { maxLength: 90 })
    .map((rows) => rows.map(([owner, strength], n): Entrant => entrant(`e${n}`, `o${owner}`, strength)));

function entrant(horseId: string, ownerId: string, strength: number): Entrant {
  return { horseId, ownerId, strength };
}

function horsesPerOwner(entrants: readonly HeatEntrant[]): Map<string, number> {
  const owners = new Map<string, number>();
  for (const { ownerId } of entrants) owners.set(ownerId, (owners.get(ownerId) ?? 0) + 1);
  return owners;
}

/** Letters are owners, strongest first. */
function shape(owners: string): string[] {
  const entrants = owners.split('').map((owner, n) => entrant(`e${n}`, owner, 900 - n));
  return heatsOf(entrants).map((heat) => heat.map(({ ownerId }) => ownerId).join(''));
}

describe('heats', () => {
  test('contain each entrant once and at most eight, in sizes within one', () => {
    fc.assert(
      fc.property(field(20), (entrants) => {
        const heats = heatsOf(entrants);
        expect(heats.length).toBe(Math.ceil(entrants.length / HEAT_ENTRANTS));
        expect(
          heats
            .flat()
            .map(({ horseId }) => horseId)
            .toSorted(),
        ).toEqual(entrants.map(({ horseId }) => horseId).toSorted());
        const sizes = heats.map((heat) => heat.length);
        for (const size of sizes) {
          expect(size).toBeGreaterThan(0);
          expect(size).toBeLessThanOrEqual(HEAT_ENTRANTS);
          expect(HEAT_SIZE - size).toBeGreaterThanOrEqual(4);
        }
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('do not depend on the order of the entries', () => {
    fc.assert(
      fc.property(field(6), fc.integer({ min: 1, max: 88 }), (entrants, turn) => {
        const turned = [...entrants.slice(turn), ...entrants.slice(0, turn)].toReversed();
        expect(heatsOf(turned)).toEqual(heatsOf(entrants));
      }),
    );
  });

  test.each([3, 6, 12, 30])('contain two horses of one of %i owners only where unavoidable', (owners) => {
    fc.assert(
      fc.property(field(owners), (entrants) => {
        const heats = heatsOf(entrants);
        const total = horsesPerOwner(entrants);
        for (const heat of heats) {
          for (const [owner, count] of horsesPerOwner(heat)) {
            if ((total.get(owner) ?? 0) <= heats.length) expect(count).toBe(1);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are cut by strength if every owner has one horse', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(13_000), { maxLength: 60 }), (strengths) => {
        const heats = heatsOf(strengths.map((strength, n) => entrant(`e${n}`, `o${n}`, strength)));
        const order = heats.flat().map(({ strength }) => strength);
        expect(order).toEqual(strengths.toSorted((one, other) => other - one));
      }),
    );
  });

  test('known cases', () => {
    expect(shape('')).toEqual([]);
    expect(shape('a')).toEqual(['a']);
    expect(shape('abcdefghi')).toEqual(['abcde', 'fghi']);
    expect(shape('aabcdefgh')).toEqual(['abcde', 'afgh']);
    // One of owner i swaps with the full heat's weakest.
    expect(shape('abcdefghii')).toEqual(['abcdi', 'efghi']);
    expect(shape('aaaaaaaaa')).toEqual(['aaaaa', 'aaaa']);
  });
});
