import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesHash, seedHash, showDraws, showSeed } from './proof.ts';
import { luckAt, LUCK_MAX } from '../running/scoring.ts';

const secret = new Uint8Array(32).fill(7);
const entry = fc.record({
  horseId: fc.uuid(),
  entropy: fc.uuid().map((id) => id.replaceAll('-', '')),
});

describe('anybody can recompute it', () => {
  test('the seed is HMAC-SHA-256 of the show, its hash SHA-256 of the seed', () => {
    const seed = showSeed(secret, 'show-1');
    expect(Buffer.from(seed)).toEqual(createHmac('sha256', secret).update('show\nshow-1').digest());
    expect(seedHash(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test('the hash of the entries is SHA-256 of their sorted lines', () => {
    const entries = [
      { horseId: 'h2', entropy: '02' },
      { horseId: 'h1', entropy: '01' },
    ];
    expect(entriesHash(entries)).toBe(createHash('sha256').update('h1 01\nh2 02').digest('hex'));
  });

  test('luck is taken from 48 bits of HMAC-SHA-256 under the seed', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.array(entry), (show, horse, entries) => {
        const seed = showSeed(secret, show);
        const hash = entriesHash(entries);
        const digest = createHmac('sha256', seed).update(`luck\n${horse}\n${hash}`).digest();
        const luck = Math.floor((digest.readUIntBE(0, 6) / 2 ** 48) * 80_001) - 40_000;
        expect(showDraws(seed, hash).luckOf(horse)).toBe(luck);
        expect(Math.abs(luck)).toBeLessThanOrEqual(LUCK_MAX);
      }),
    );
  });
});

describe('nobody can choose it', () => {
  test("one more entry, or another's entropy, changes every draw", () => {
    const seed = showSeed(secret, 'show-1');
    const one = { horseId: 'h1', entropy: '00' };
    const hashes = [
      entriesHash([one]),
      entriesHash([{ ...one, entropy: '01' }]),
      entriesHash([one, { horseId: 'h2', entropy: '00' }]),
    ];
    const drawn = hashes.map((hash) => {
      const draws = showDraws(seed, hash);
      return `${draws.luckOf('h1')} ${draws.houseRng(1).next()}`;
    });
    expect(new Set(drawn).size).toBe(3);
  });

  test('the order of the entries changes nothing', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(entriesHash(entries.toReversed())).toBe(entriesHash(entries));
      }),
    );
  });

  test('heats, horses and shows have independent draws', () => {
    const draws = showDraws(showSeed(secret, 'show-1'), 'x');
    const other = showDraws(showSeed(secret, 'show-2'), 'x');
    const first = [draws.houseRng(1), draws.houseRng(2), other.houseRng(1)].map((rng) => rng.next());
    expect(new Set(first).size).toBe(3);
    expect(draws.houseRng(1).next()).toBe(first[0]);
  });
});

describe('luck', () => {
  test('covers -4% to +4%, ends included', () => {
    expect([luckAt(0), luckAt(0.5), luckAt(1 - 2 ** -48)]).toEqual([-40_000, 0, 40_000]);
  });

  test('is uniform: chi-square over ten bins of 5,000 draws', () => {
    const draws = showDraws(showSeed(secret, 'even'), 'x');
    const bins = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 5_000; n += 1) {
      const bin = Math.min(9, Math.floor((draws.luckOf(`horse-${n}`) + LUCK_MAX) / 8_000));
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    const chiSquare = bins.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    // 99.9% quantile, nine degrees of freedom.
    expect(chiSquare).toBeLessThan(27.9);
  });
});
