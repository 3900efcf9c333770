import { BREEDS } from '../../game/horses/breeds.ts';
import { sharedDraws } from '../../game/horses/birth-draws.ts';
import { founderFrom, lookOfFounder } from '../../game/horses/founder.ts';
import type { Look } from '../../game/horses/coat/look.ts';
import { pick, rngFromNumber } from '../../game/rng.ts';

/** At most the number of bodies with decoded layers. */
const STORE_HORSES = 8;

export function storeHorses(): readonly Look[] {
  const rng = rngFromNumber(1);
  return Array.from({ length: STORE_HORSES }, () => {
    const breed = pick(rng, BREEDS);
    return lookOfFounder(founderFrom(sharedDraws(rng), breed), breed);
  });
}
