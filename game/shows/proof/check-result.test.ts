import { bytesToHex } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUILDS } from '../../guild-work/guilds.ts';
import { checkResult, type PublishedEntry, type PublishedShow } from './check-result.ts';
import { GRADES } from '../grades.ts';
import { houseShowId } from '../house-shows.ts';
import { startOfResult, storedResult } from '../running/stored-result.ts';
import { seedHash } from './proof.ts';
import { runShow, type Starter } from '../running/run-show.ts';
import { RULES_VERSION } from '../running/scoring.ts';

const RUN = { discipline: 'dressage', level: 1, runsAt: new Date('2030-05-01T08:30:00Z') } as const;

const starters = fc
  .array(
    fc.record({
      ownerId: fc.nat(6).map((n) => `o${n}`),
      guild: fc.constantFrom(...GUILDS),
      skill: fc.nat(10_000_000),
      tack: fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000), fc.nat(2_000_000)),
      aptitude: fc.nat(1_000_000),
      level: fc.integer({ min: 1, max: 4 }),
      happiness: fc.nat(1_000_000),
      grade: fc.constantFrom(...GRADES),
      veteran: fc.boolean(),
      standing: fc
        .record({
          classLevel: fc.constant(1 as const),
          grade: fc.constantFrom(...GRADES),
          points: fc.nat(5),
          prizeless: fc.nat(12),
        })
        .map((standing) => ({
          ...standing,
          bestClass: standing.classLevel,
          bestGrade: standing.grade,
          putBack: false,
        })),
      creatorPaid: fc.boolean(),
      guest: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30, size: 'max' },
  )
  .map((rows) =>
    rows.map((row, n): Starter => ({
      ...row,
      entryId: `e${n}`,
      horseId: `h${n}`,
      entropy: String(n).padStart(32, '0'),
    })),
  );

function publish(field: readonly Starter[], seed: Uint8Array, kind: 'house' | 'player') {
  const terms =
    kind === 'house'
      ? { kind, level: 1 as const, purseIndex: 10_000 }
      : { kind, level: 1, prize: 50_000, purseIndex: 10_000 };
  const ran = runShow(terms, seed, field);
  const show: PublishedShow = {
    id: kind === 'house' ? houseShowId(RUN) : 'of a player',
    kind,
    type: 'dressage',
    level: 1,
    prize: 50_000,
    scheduledDate: RUN.runsAt.toISOString(),
    seedHash: seedHash(seed),
    run: {
      seed: bytesToHex(seed),
      entriesHash: ran.entriesHash,
      rulesVersion: ran.rulesVersion,
      purseIndex: 10_000,
      heats: Math.max(...ran.starters.map(({ heat }) => heat)),
      countsInLeaderboards: ran.countsInLeaderboards,
    },
  };
  const results = new Map(ran.starters.map((one) => [one.entryId, one]));
  const entries = field.map((starter): PublishedEntry & { start: NonNullable<PublishedEntry['start']> } => {
    const result = results.get(starter.entryId);
    if (!result) throw new Error('Not placed');
    const { place, fieldSize, prize, houseCut, sheet } = result;
    const stored = storedResult(starter, result, { levelsGained: 0, recordOver: null });
    const { entryId, horseId, entropy } = starter;
    const start = {
      ...stored,
      ...startOfResult(stored),
      place,
      fieldSize,
      prize,
      houseCut,
      score: sheet.score,
      promotedTo: stored.promotedTo ?? null,
      promotionPrize: stored.promotionPrize ?? 0,
    };
    return { entryId, horseId, owner: { id: stored.owner }, entropy, start };
  });
  return { show, entries, houseHorses: ran.houseHorses };
}

const kinds = fc.constantFrom('house', 'player');
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('any stored result is enough to rerun the show', () => {
  fc.assert(
    fc.property(starters, seeds, kinds, (field, seed, kind) => {
      const { show, entries, houseHorses } = publish(field, seed, kind);
      expect(checkResult(show, entries.toReversed())).toEqual({ faults: [], houseHorses, rerun: true });
    }),
    { numRuns: 60 },
  );
});

describe('a changed result', () => {
  const [field = []] = fc.sample(starters, { numRuns: 50, seed: 7 }).filter(({ length }) => length > 20);
  const { show, entries } = publish(field, new Uint8Array(32).fill(3), 'house');
  const faultsOf = (changes: Partial<PublishedShow>, of: readonly PublishedEntry[] = entries) =>
    checkResult({ ...show, ...changes }, of).faults.map(({ what }) => what);
  const inRun = (changes: Partial<PublishedShow['run']>) => ({ run: { ...show.run, ...changes } });

  test.each([
    ['its seed', inRun({ seed: '07'.repeat(32) }), 'seed hash'],
    ['the hash of its seed', { seedHash: '0'.repeat(64) }, 'seed hash'],
    ['the hash of its entries', inRun({ entriesHash: '0'.repeat(64) }), 'entries hash'],
    ['its purse index', inRun({ purseIndex: 8_000 }), 'prize'],
    ['its heats', inRun({ heats: 1 }), 'heats'],
    ['whether it counts', inRun({ countsInLeaderboards: false }), 'leaderboards'],
    ['its discipline', { type: 'racing' }, 'discipline'],
    ['its class', { level: 5 as const }, 'class'],
    ['its date', { scheduledDate: '2030-05-01T09:00:00.000Z' }, 'date'],
    ['its id', { id: 'somewhere' }, 'show id'],
  ])('%s is found', (_, changes, what) => {
    expect(faultsOf(changes)).toContain(what);
  });

  const first = entries[0];
  if (!first) throw new Error('Nobody started');
  const { start } = first;
  const changed = (changes: Partial<typeof start>) => [
    { ...first, start: { ...start, ...changes } },
    ...entries.slice(1),
  ];
  test.each([
    ['heat', changed({ heat: start.heat + 1 }), 'heat'],
    ['place', changed({ place: start.place + 1 }), 'place'],
    ['field', changed({ fieldSize: 11 }), 'field'],
    ['score', changed({ score: start.score + 1 }), 'score'],
    ['points', changed({ raw: start.raw + 1 }), 'points'],
    ['luck', changed({ luck: start.luck + 1 }), 'luck'],
    ['prize', changed({ prize: start.prize + 1 }), 'prize'],
    ['part', changed({ points: { ...start.points, tack: start.points.tack + 1 } }), 'tack'],
    ['skill', changed({ skill: start.skill + 100_000 }), 'skill'],
    ['tack', changed({ tack: [0, 0, 600_000] }), 'tack'],
    ['aptitude', changed({ aptitude: 500_001 }), 'aptitude'],
    ['level', changed({ level: start.level + 1 }), 'level'],
    ['happiness', changed({ happiness: 123_456 }), 'score'],
    ['promotion', changed({ promotedTo: start.promotedTo ? null : 'silver' }), 'promotion'],
  ])('the %s of a horse is found', (_, of, what) => {
    expect(faultsOf({}, of)).toContain(what);
  });

  test.each([
    ['left out', entries.slice(1)],
    ['put in', [...entries, { ...first, entryId: 'another', horseId: 'another' }]],
    ['given other bytes', [{ ...first, entropy: 'f'.repeat(32) }, ...entries.slice(1)]],
    ['given another horse', [{ ...first, horseId: 'another' }, ...entries.slice(1)]],
  ])('an entry that was %s is found', (_, of) => {
    expect(faultsOf({}, of)).toContain('entries hash');
  });
});

test('under unknown rules only seed and terms are compared', () => {
  const { show, entries } = publish([], new Uint8Array(32), 'player');
  const other = { ...show, run: { ...show.run, rulesVersion: RULES_VERSION + 1, entriesHash: 'unknown' } };
  expect(checkResult(other, entries)).toEqual({ faults: [], houseHorses: [], rerun: false });
  expect(checkResult({ ...other, seedHash: 'another' }, entries).faults).toHaveLength(1);
});
