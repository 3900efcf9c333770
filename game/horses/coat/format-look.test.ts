import { describe, expect, test } from 'vitest';
import { NO_LEG_WHITE, type LegWhite } from './markings.ts';
import { PLAIN_TRAITS, type Traits } from './traits.ts';
import { genotypeWith, type LivingGenotype } from '../genetics/genotype.ts';
import { lookOf, type Look } from './look.ts';
import { describeLook, maneColour } from './format-look.ts';

type Changes = Partial<LivingGenotype>;

const BAY = genotypeWith();
const SOCK = { name: 'sock', extent: 0.5 } as const;
const STOCKING = { name: 'stocking', extent: 0.5 } as const;

function look(changes: Changes, traits: Partial<Traits> = {}, ageInMonths = 60): Look {
  const genotype = { ...BAY, ...changes };
  return lookOf({ genotype, traits: { ...PLAIN_TRAITS, ...traits }, breed: 'crossbreed', ageInMonths });
}

function legs(changes: Partial<LegWhite>): LegWhite {
  return { ...NO_LEG_WHITE, ...changes };
}

test.each<[string, Changes, Partial<Traits>, number?]>([
  ['Bay', {}, {}],
  [
    'Bay with a small star and one white sock',
    {},
    { face: { name: 'star', extent: 0.2 }, legs: legs({ rl: SOCK }) },
  ],
  [
    'Chestnut with a flaxen mane and tail, a wide blaze and four white stockings',
    { extension: 'e/e' },
    {
      flaxen: 'f/f',
      face: { name: 'blaze', extent: 0.8 },
      legs: { fl: STOCKING, fr: STOCKING, rl: STOCKING, rr: STOCKING },
    },
  ],
  ['Black with two white socks behind', { agouti: 'a/a' }, { legs: legs({ rl: SOCK, rr: SOCK }) }],
  ['Black with two white socks in front', { agouti: 'a/a' }, { legs: legs({ fl: SOCK, fr: SOCK }) }],
  [
    'Bay with a stripe and snip, one white stocking and two white socks',
    {},
    { face: { name: 'stripe_and_snip', extent: 0.5 }, legs: legs({ rl: STOCKING, rr: SOCK, fl: SOCK }) },
  ],
  ['Cremello with blue eyes', { extension: 'e/e', cream: 'Cr/Cr' }, { face: { name: 'star', extent: 1 } }],
  [
    'Bay frame overo with much white, a bald face and one blue eye',
    { overo: 'n/O' },
    { frameExtent: 0.9, face: { name: 'bald', extent: 0.4 }, blueEyes: 'right' },
  ],
  [
    'Bay tobiano with little white and a star',
    { kit: 'n/To' },
    { tobianoExtent: 0.1, face: { name: 'star', extent: 0.5 }, legs: legs({ rl: STOCKING }) },
  ],
  ['Bay foal with grey hairs round the eyes', { grey: 'n/G' }, {}, 2],
  ['Rose grey foal', { grey: 'n/G' }, {}, 6],
  ['Dapple grey', { grey: 'n/G' }, {}, 60],
  ['Cremello foal with blue eyes', { extension: 'e/e', cream: 'Cr/Cr', grey: 'n/G' }, {}, 2],
  ['Light grey with blue eyes', { cream: 'Cr/Cr', grey: 'n/G' }, {}, 24],
  ['Light grey with blue eyes', { cream: 'Cr/Cr', grey: 'n/G' }, {}, 60],
  ['White grey with blue eyes', { cream: 'Cr/Cr', grey: 'n/G' }, { fleaBites: 0 }, 200],
  ['White grey', { grey: 'n/G' }, { face: { name: 'blaze', extent: 0.5 } }, 200],
  [
    'Black few-spot',
    { agouti: 'a/a', leopard: 'Lp/Lp', pattern_modifier: 'n/PATN1' },
    { legs: legs({ rl: SOCK }) },
  ],
])('%s', (text, changes, traits, ageInMonths) => {
  expect(describeLook(look(changes, traits, ageInMonths))).toBe(text);
});

describe('the mane', () => {
  test.each<[string, Changes, Partial<Traits>, number?]>([
    ['black', {}, {}],
    ['chestnut', { extension: 'e/e' }, {}],
    ['flaxen', { extension: 'e/e' }, { flaxen: 'f/f' }],
    ['white', { extension: 'e/e', cream: 'n/Cr' }, {}],
    ['black', { cream: 'n/Cr' }, {}],
    ['cream', { cream: 'Cr/Cr' }, {}],
    ['red', { extension: 'e/e', dun: 'n/D' }, {}],
    ['silver', { silver: 'n/Z' }, {}],
    ['chestnut', { extension: 'e/e', silver: 'Z/Z' }, {}],
    ['ivory', { extension: 'e/e', champagne: 'n/Ch' }, {}],
    ['brown', { champagne: 'n/Ch' }, {}],
    ['black and white', { kit: 'n/To' }, {}],
    ['white', { extension: 'e/e', cream: 'n/Cr', kit: 'n/To' }, {}],
    ['black', { grey: 'n/G' }, {}, 2],
    ['dark grey', { grey: 'n/G' }, {}, 12],
    ['chestnut', { extension: 'e/e', grey: 'n/G' }, {}, 30],
    ['grey', { extension: 'e/e', grey: 'n/G' }, {}, 60],
    ['silver', { champagne: 'n/Ch', silver: 'n/Z' }, {}],
    ['ivory', { extension: 'e/e', champagne: 'n/Ch', silver: 'n/Z' }, {}],
    ['white', { extension: 'e/e', cream: 'n/Cr', grey: 'n/G' }, {}, 12],
    ['white', { extension: 'e/e', cream: 'n/Cr', grey: 'n/G' }, {}, 100],
    ['flaxen', { extension: 'e/e', grey: 'n/G' }, { flaxen: 'f/f' }, 60],
    ['silver', { silver: 'n/Z', grey: 'n/G' }, {}, 100],
    ['cream', { cream: 'Cr/Cr', grey: 'n/G' }, {}, 60],
    ['light brown', { champagne: 'n/Ch', cream: 'n/Cr', grey: 'n/G' }, {}, 12],
    ['light grey', { champagne: 'n/Ch', cream: 'n/Cr', grey: 'n/G' }, {}, 100],
    ['white', { silver: 'n/Z', grey: 'n/G' }, {}, 200],
    ['white', { grey: 'n/G' }, {}, 200],
  ])('is %s on %j', (text, changes, traits, ageInMonths) => {
    expect(maneColour(look(changes, traits, ageInMonths))).toBe(text);
  });
});
