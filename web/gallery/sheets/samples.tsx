import { breedOf } from '../../../game/horses/breeds.ts';
import { sharedDraws } from '../../../game/horses/birth-draws.ts';
import { founderFrom } from '../../../game/horses/founder.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { rngFromNumber } from '../../../game/rng.ts';
import { SAMPLE_HORSES } from '../../landing/sample-horse-rows.ts';
import { HorsePicture } from '../../portrait/horse-picture.tsx';

/** The landing page's horses, for saving as pictures: layer size, no background. */
export function Samples() {
  return SAMPLE_HORSES.map(({ breed, seed, file, coat }) => {
    const look = lookOf({ ...founderFrom(sharedDraws(rngFromNumber(seed)), breedOf(breed)), breed });
    return (
      <div key={file} className="sample" data-file={file}>
        <HorsePicture look={look} alt={coat} />
      </div>
    );
  });
}
