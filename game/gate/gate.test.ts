import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START_BALANCE } from '../ledger/coins.ts';
import { APTITUDE_POINT, aptitudeIn } from '../horses/aptitude.ts';
import { BREED_IDS } from '../horses/breeds.ts';
import { coatGroup } from '../horses/coat/coat.ts';
import { coatOfLook } from '../horses/coat/look.ts';
import { founderTier } from '../horses/founder.ts';
import { needsRation } from '../horses/genetics/health.ts';
import { lives } from '../horses/genetics/strands.ts';
import { namesFor } from '../horses/foal-names.ts';
import { drawGate, GATE_PRICE, gateAim, gateLook, gateStory, type GateHorse, type GateSire } from './gate.ts';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const gates = seeds.map((seed) => drawGate(seed, null));

const different = (values: readonly unknown[]) => new Set(values).size === values.length;

test('a gate is a runner and two horses of colour, the same for the same seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const gate = drawGate(seed, null);
      expect(gate.map(({ role }) => role)).toEqual(['runner', 'colour', 'colour']);
      expect(drawGate(seed, null)).toEqual(gate);
    }),
    { numRuns: 20 },
  );
});

test('the three differ in build, colour and name', () => {
  fc.assert(
    fc.property(gates, (gate) => {
      expect(different(gate.map(({ breed }) => breed.build))).toBe(true);
      expect(different(gate.map((horse) => coatGroup(coatOfLook(gateLook(horse)))))).toBe(true);
      expect(different(gate.map(({ name }) => name))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('each is as its role says, alive, and has a name for its sex', () => {
  fc.assert(
    fc.property(gates, (gate) => {
      for (const horse of gate) {
        expect(lives(horse.genome)).toBe(true);
        expect(needsRation(horse.genome)).toBe(false);
        expect(namesFor(horse.sex)).toContain(horse.name);
        if (horse.role === 'runner') expectRunner(horse);
        else expectColour(horse);
      }
    }),
    { numRuns: 150 },
  );
});

function expectRunner({ sex, ageInMonths, aptitude, discipline, breed }: GateHorse): void {
  expect(['mare', 'gelding']).toContain(sex);
  expect(ageInMonths).toBeGreaterThanOrEqual(40);
  expect(ageInMonths).toBeLessThanOrEqual(60);
  expect(discipline).toBe(breed.bredFor[0]);
  const points = aptitudeIn(aptitude, discipline) / APTITUDE_POINT;
  expect(points).toBeGreaterThanOrEqual(57);
  expect(points).toBeLessThanOrEqual(59);
}

function expectColour(horse: GateHorse): void {
  expect(horse.sex).toBe('mare');
  expect(horse.ageInMonths).toBeGreaterThanOrEqual(60);
  expect(horse.ageInMonths).toBeLessThanOrEqual(71);
  expect(founderTier(horse, horse.breed)).not.toBe('Plain');
}

const sires = fc
  .constantFrom(...BREED_IDS)
  .map((breed): GateSire => ({ id: 'sire', name: 'Comet', breed, stable: 'Lochan' }));

test('with a stallion of the house, the third is a mare of his breed in foal to him', () => {
  fc.assert(
    fc.property(seeds, sires, (seed, sire) => {
      const gate = drawGate(seed, sire);
      expect(gate.map(({ role }) => role)).toEqual(['runner', 'colour', 'dam']);
      expect(gate.map((horse) => horse.sire)).toEqual([null, null, sire]);
      expect(different(gate.map(({ breed }) => breed.build))).toBe(true);
      expect(different(gate.map((horse) => coatGroup(coatOfLook(gateLook(horse)))))).toBe(true);
      expect(different(gate.map(({ name }) => name))).toBe(true);
      const dam = gate[2];
      if (!dam) throw new Error('No dam');
      expect(dam).toMatchObject({ sex: 'mare', breed: { id: sire.breed } });
      expect(dam.ageInMonths).toBeGreaterThanOrEqual(84);
      expect(dam.ageInMonths).toBeLessThanOrEqual(110);
      expect(gateStory(dam)[2]).toBe('She may enter any show today, and is in foal to Comet of Lochan.');
      expect(gateAim(dam)).toBe('Her foal comes on the third day. You name it.');
    }),
    { numRuns: 100 },
  );
});

test('no name claims a colour', () => {
  fc.assert(
    fc.property(gates, (gate) => {
      for (const { name } of gate) expect(name).not.toMatch(/grey|gold|silver|snow|chestnut|white/i);
    }),
    { numRuns: 150 },
  );
});

test('story and aim are whole sentences, without a gap', () => {
  fc.assert(
    fc.property(gates, (gate) => {
      for (const horse of gate) {
        const story = gateStory(horse);
        for (const sentence of [...story, gateAim(horse)]) {
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN| {2}| 0 days/);
        }
        expect(story[0]).toContain(horse.name);
      }
    }),
    { numRuns: 150 },
  );
});

test('of one gate', () => {
  const told = drawGate(new Uint8Array(32).fill(7), null).map((horse) => [
    ...gateStory(horse),
    gateAim(horse),
  ]);
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "Patchwork is a bay roan tobiano Mustang mare, 3 years 8 months old.",
        "Bred for cross country; good at endurance and races well; no dressage horse.",
        "She may enter any show today and breed in 12 days.",
        "A rosette tonight, silver by Sunday.",
      ],
      [
        "Rowan is a bay tobiano Shetland Pony mare, 5 years 2 months old.",
        "Bred for halter; good at cross country and jumps well; no racehorse.",
        "She may enter any show today and pass her colour on in 5 days.",
        "She breeds in 5 days: a foal in a colour of its own.",
      ],
      [
        "Half Moon is a red roan Rocky Mountain Horse mare, 5 years 9 months old.",
        "Bred for cross country; good at endurance and halter; no dressage horse.",
        "She may enter any show today and pass her colour on in 2 days.",
        "She breeds in 2 days: a foal in a colour of its own.",
      ],
    ]
  `);
});

test('a horse of the gate leaves more than half of the first coins', () => {
  expect(GATE_PRICE).toBe(1500);
  expect(GATE_PRICE).toBeLessThan(START_BALANCE.coins / 2);
});
