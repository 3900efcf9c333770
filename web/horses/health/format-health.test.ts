import { expect, test } from 'vitest';
import { healthOf } from '../../../game/horses/genetics/health.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { writeGenetics } from '../../../game/horses/genetics/wire.ts';
import { genomeWith, type Alleles } from '../../../game/horses/genetics/strands.ts';
import { formatHealth, formatStiff, formatVetWords } from './format-health.ts';

test.each<[Alleles, 'mare' | 'stallion' | 'gelding', RegExp, RegExp]>([
  [{}, 'mare', /^She carries none of/, /^With any mate, all foals are safe from them\.$/],
  [
    { gbed: 'Gb' },
    'mare',
    /^She carries one hidden gene, which does nothing to her\.$/,
    /^Choose a mate without it, and all foals are safe\.$/,
  ],
  [
    { gbed: 'Gb', ca: 'Ca' },
    'stallion',
    /^He carries two hidden genes, which do nothing to him\.$/,
    /^Choose a mate without them, and all foals are safe\.$/,
  ],
  [{ wffs: 'Wf' }, 'gelding', /^He carries one hidden gene/, /^A gelding has no foals\.$/],
])('of %j in a %s', (alleles, gender, lead, advice) => {
  const said = formatHealth({ gender }, healthOf(genomeWith(alleles)));
  expect(said.lead).toMatch(lead);
  expect(said.advice).toMatch(advice);
  expect(said.note).toBeUndefined();
});

test('the vet has a word about muscles', () => {
  const health = healthOf(genomeWith({ pssm1: 'Ps', hypp: 'Hy' }));
  expect(formatHealth({ gender: 'mare' }, health).note).toBe(
    'The vet’s note: she has two muscle genes (PSSM1 and HYPP) and is never ill, but needs hay and oil. Hay and oil come with each feeding for a tenth more; without them, happiness stops at 90%.',
  );
  expect(formatHealth({ gender: 'gelding' }, healthOf(genomeWith({ hypp: 'Hy' }))).note).toMatch(
    /^The vet’s note: he has a muscle gene \(HYPP\) and/,
  );
});

const NOW = new Date('2030-01-02T00:00:00Z');
const YESTERDAY = '2030-01-01T00:00:00Z';
const TOMORROW = '2030-01-03T00:00:00Z';

test.each([
  [100, null, null, undefined],
  [90, null, null, 'a health test tells you why.'],
  [90, null, YESTERDAY, 'a health test tells you why.'],
  [90, YESTERDAY, null, 'feed him, and hay and oil come with it.'],
  [90, YESTERDAY, TOMORROW, 'feed him, and hay and oil come with it.'],
  [90, YESTERDAY, YESTERDAY, 'bring him in and feed him, and hay and oil come with it.'],
])('up to %i%, hay and oil until %s, grass from %s', (happinessLimit, rationUntil, grassFrom, what) => {
  const said = formatStiff({ gender: 'stallion', happinessLimit, rationUntil, grassFrom }, NOW);
  expect(said).toBe(what && `He is a little stiff, and happiness stops at 90%: ${what}`);
});

test('the vet has kind words about eyes and skin, as far as the owner knows', () => {
  const genetics = writeGenetics(
    genomeWith({ silver: 'Z', leopard: 'Lp' }, { silver: 'Z', leopard: 'Lp' }),
    PLAIN_TRAITS,
  );
  const [bay, grey] = [{ grey: null }, { grey: { stage: 'dapple' as const, years: 3 } }];
  const say = (look: typeof bay | typeof grey, seen: typeof genetics | null) =>
    formatVetWords({ gender: 'mare', look, genetics: seen }).join(' ');
  expect(say(bay, null)).toBe('');
  expect(say(grey, null)).toMatch(/^Greys often get small dark lumps/);
  expect(say(bay, genetics)).toMatch(
    /^Two copies of silver: her eyes .* Two copies of leopard: she sees badly/,
  );
});
