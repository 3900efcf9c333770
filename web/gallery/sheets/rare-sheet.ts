import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { formatAge } from '../../../game/horses/age.ts';
import { type BreedId, breedOf } from '../../../game/horses/breeds.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';
import { usualMarkings } from '../../../game/horses/coat/markings.ts';
import { genotypeWith } from '../../../game/horses/genetics/genotype.ts';
import { lookOfGenes, type Genes, type Sheet, type Tile } from './sheet.ts';

const CHESTNUT: Genes = { extension: 'e/e' };
const BAY: Genes = {};
const BLACK: Genes = { agouti: 'a/a' };
const BASES = [CHESTNUT, BAY, BLACK];

/** Game months. */
const FOAL = 3;
const GROWN = 96;

interface Shown {
  readonly genes: Genes;
  readonly breed: BreedId;
  readonly ageInMonths?: number;
  readonly traits?: Partial<Traits>;
  readonly caption?: string;
  readonly pose?: Tile['pose'];
}

function tile({ genes, breed, ageInMonths = GROWN, traits, caption, pose }: Shown): Tile {
  const { build, feather, name } = breedOf(breed);
  const look = lookOfGenes(genes, {
    breed,
    ageInMonths,
    traits: { build, feather, ...usualMarkings('minimal', genotypeWith(genes)), ...traits },
  });
  const age = ageInMonths === GROWN ? '' : `, ${formatAge(ageInMonths)}`;
  return { look, caption: `${caption ?? coatNameOfLook(look)}${age} (${name})`, pose };
}

/** Each base grown, then one as a foal. */
const coloured = (genes: Genes, breed: BreedId, bases = BASES): readonly Tile[] => [
  ...bases.map((base) => tile({ genes: { ...base, ...genes }, breed })),
  tile({ genes: { ...bases[0], ...genes }, breed, ageInMonths: FOAL }),
];

const EXTENTS = [0.1, 0.5, 0.9];

const SABINOS = EXTENTS.map((frameExtent, index) =>
  tile({
    genes: { ...BASES[index], kit: 'n/SB1' },
    breed: 'tennessee_walking_horse',
    traits: { frameExtent, seed: 11 * index + 3 },
  }),
);
const SPLASHES = EXTENTS.map((tobianoExtent, index) =>
  tile({
    genes: { ...BASES[index], splash: 'SW1/SW1' },
    breed: 'icelandic_horse',
    traits: { tobianoExtent, seed: 17 * index + 2 },
  }),
);

/** Game years. */
const SLOW_GREY_AGES = [1, 5, 8, 11, 15, 25];

/** Adults, a foal of each, and the ages of a slow grey. */
export const RARE_SHEET: Sheet = {
  title: 'Rare coats',
  columns: 6,
  width: 300,
  parts: [
    {
      title: 'Pearl, alone and with one cream',
      tiles: [
        ...coloured({ cream: 'prl/prl' }, 'andalusian'),
        ...coloured({ cream: 'Cr/prl' }, 'andalusian'),
        tile({ genes: { cream: 'prl/prl', dun: 'n/D' }, breed: 'american_quarter_horse' }),
        tile({ genes: { cream: 'prl/prl', champagne: 'n/Ch' }, breed: 'american_quarter_horse' }),
        tile({ genes: { ...BLACK, cream: 'prl/prl', silver: 'n/Z' }, breed: 'andalusian' }),
        tile({ genes: { ...CHESTNUT, cream: 'prl/prl' }, breed: 'akhal_teke', pose: 'trot' }),
      ],
    },
    {
      title: 'Mushroom',
      tiles: [
        ...coloured({ mushroom: 'Mu/Mu' }, 'shetland_pony', [CHESTNUT, BAY]),
        tile({ genes: { ...CHESTNUT, mushroom: 'Mu/Mu', cream: 'n/Cr' }, breed: 'shetland_pony' }),
        tile({ genes: { ...CHESTNUT, mushroom: 'Mu/Mu', kit: 'n/To' }, breed: 'shetland_pony' }),
        tile({ genes: { mushroom: 'Mu/Mu', silver: 'n/Z' }, breed: 'shetland_pony' }),
      ],
    },
    {
      title: 'Sabino, and white',
      tiles: [
        ...SABINOS,
        tile({ genes: { kit: 'n/SB1' }, breed: 'clydesdale', traits: { seed: 8 } }),
        tile({ genes: { ...CHESTNUT, kit: 'n/SB1' }, breed: 'gypsy_cob', ageInMonths: FOAL }),
        tile({ genes: { ...CHESTNUT, kit: 'Rn/SB1' }, breed: 'american_paint_horse', pose: 'walk' }),
        tile({ genes: { ...CHESTNUT, kit: 'SB1/SB1' }, breed: 'tennessee_walking_horse' }),
        tile({ genes: { ...BLACK, kit: 'W20/W5' }, breed: 'thoroughbred', traits: { frameExtent: 0.1 } }),
        tile({ genes: { kit: 'SB1/SB1' }, breed: 'american_paint_horse', ageInMonths: FOAL }),
        tile({ genes: { kit: 'To/SB1' }, breed: 'american_paint_horse' }),
        tile({ genes: { kit: 'n/W10' }, breed: 'american_quarter_horse', pose: 'graze' }),
        tile({ genes: { kit: 'SB1/SB1' }, breed: 'gypsy_cob', pose: 'trot', traits: { seed: 6 } }),
      ],
    },
    {
      title: 'Splash',
      tiles: [
        ...SPLASHES,
        tile({ genes: { splash: 'n/SW1', splash2: 'n/SW2' }, breed: 'american_paint_horse' }),
        tile({ genes: { ...CHESTNUT, splash: 'SW1/SW1' }, breed: 'welsh_pony', ageInMonths: FOAL }),
        tile({
          genes: { ...CHESTNUT, cream: 'n/Cr', splash: 'SW1/SW1' },
          breed: 'american_paint_horse',
          pose: 'walk',
        }),
      ],
    },
    {
      title: 'A slow grey (one G2 on bay)',
      tiles: SLOW_GREY_AGES.map((years) =>
        tile({ genes: { grey: 'n/G2' }, breed: 'connemara_pony', ageInMonths: years * 12 }),
      ),
    },
    {
      title: 'Rabicano, sooty, pangaré, and the faint stripe of nd1',
      tiles: [
        tile({ genes: CHESTNUT, breed: 'arabian', traits: { rabicano: 'n/Rb' }, caption: 'rabicano' }),
        tile({ genes: BLACK, breed: 'arabian', traits: { rabicano: 'n/Rb' }, caption: 'rabicano' }),
        tile({
          genes: { ...CHESTNUT, cream: 'n/Cr' },
          breed: 'morgan',
          traits: { sooty: 1.8 },
          caption: 'sooty palomino',
        }),
        tile({ genes: BAY, breed: 'morgan', traits: { sooty: 1.4 }, caption: 'sooty bay' }),
        tile({
          genes: CHESTNUT,
          breed: 'haflinger',
          traits: { pangare: 1.6, flaxen: 'f/f' },
          caption: 'mealy chestnut',
        }),
        tile({ genes: { dun: 'n/nd1', ...CHESTNUT }, breed: 'mustang', caption: 'nd1 on chestnut' }),
      ],
    },
  ],
};
