import { breedOf, type BreedId } from '../../../game/horses/breeds.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { lookOfGenes, type Detail, type Genes, type Sheet, type Tile } from './sheet.ts';

const CHESTNUT: Genes = { extension: 'e/e' };
const BLACK: Genes = { agouti: 'a/a' };

const COATS: readonly (readonly [breed: BreedId, genes: Genes])[] = [
  ['hanoverian', {}],
  ['friesian', BLACK],
  ['arabian', CHESTNUT],
  ['akhal_teke', { ...CHESTNUT, cream: 'n/Cr' }],
  ['connemara_pony', { ...BLACK, grey: 'n/G' }],
  ['american_quarter_horse', { ...CHESTNUT, kit: 'n/W10' }],
  ['appaloosa', { leopard: 'n/Lp', pattern_modifier: 'n/PATN1' }],
  ['gypsy_cob', { ...BLACK, kit: 'n/To' }],
  ['norwegian_fjord', { dun: 'D/D' }],
  ['clydesdale', { kit: 'n/SB1' }],
];

function tiles(shows: Detail, pose: Tile['pose'] = 'stand'): readonly Tile[] {
  return COATS.map(([id, genes]) => {
    const { name, build, feather } = breedOf(id);
    const look = lookOfGenes(genes, { breed: id, traits: { build, feather, seed: 3, leopardReach: 0.8 } });
    return { look, caption: `${name}, ${coatNameOfLook(look)}`, pose, shows };
  });
}

/** Details that are too small to see on a whole horse. */
export const DETAIL_SHEET: Sheet = {
  title: 'Heads, eyes and legs',
  columns: 5,
  width: 480,
  parts: [
    { title: 'Heads', tiles: tiles('head') },
    { title: 'Eyes', tiles: tiles('eye') },
    { title: 'Legs', tiles: tiles('legs') },
    { title: 'Raised feet', tiles: tiles('legs', 'trot') },
  ],
};
