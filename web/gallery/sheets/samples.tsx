import { breedOf } from '../../../game/horses/breeds.ts';
import { sharedDraws } from '../../../game/horses/birth-draws.ts';
import { founderFrom, lookOfFounder } from '../../../game/horses/founder.ts';
import { rngFromNumber } from '../../../game/rng.ts';
import { SAMPLE_HORSES } from '../../landing/sample-horse-rows.ts';
import { HorsePicture } from '../../portrait/horse-picture.tsx';

/** The landing page's horses, for saving as pictures: layer size, no background. */
export function Samples() {
  return SAMPLE_HORSES.map(({ breed, seed, file, coat }) => {
    const look = lookOfFounder(founderFrom(sharedDraws(rngFromNumber(seed)), breedOf(breed)), breedOf(breed));
    return (
      <div key={file} className="sample" data-file={file}>
        <HorsePicture look={look} alt={coat} />
      </div>
    );
  });
}
