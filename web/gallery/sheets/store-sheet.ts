import { BREEDS } from '../../../game/horses/breeds.ts';
import { sharedDraws } from '../../../game/horses/birth-draws.ts';
import { founderFrom, lookOfFounder } from '../../../game/horses/founder.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { pick, rngFromNumber, type Rng } from '../../../game/rng.ts';
import type { Sheet, Tile } from './sheet.ts';

const HORSES = 200;
const SEED = 20;

function drawTile(rng: Rng): Tile {
  const breed = pick(rng, BREEDS);
  const look = lookOfFounder(founderFrom(sharedDraws(rng), breed), breed);
  return { look, caption: coatNameOfLook(look) };
}

function drawTiles(): readonly Tile[] {
  const rng = rngFromNumber(SEED);
  return Array.from({ length: HORSES }, () => drawTile(rng));
}

/** Drawn by the store's rules. */
export const STORE_SHEET: Sheet = {
  title: 'Two hundred horses of the store',
  columns: 20,
  width: 160,
  parts: [{ tiles: drawTiles() }],
};
