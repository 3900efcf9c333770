import type { HorseBreed } from '../../../game/horses/breeds.ts';
import { readGenotype } from '../../../game/horses/genetics/genotype.ts';
import { coatNameOfLook, lookOf } from '../../../game/horses/coat/look.ts';
import { describeLook, maneColour } from '../../../game/horses/coat/look-words.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';

interface Born {
  /** As stored. */
  readonly genotype: string;
  readonly traits: Traits;
  readonly breed: HorseBreed;
  readonly ageInMonths: number;
  /** Entered in a show on this day; left out, it is drawn as at home. */
  readonly shown?: boolean;
}

/** A coat as pictures and lists show it: its look and its name. No allele is in it. */
export function lookView({ genotype, traits, breed, ageInMonths, shown }: Born) {
  const look = lookOf({ genotype: readGenotype(genotype), traits, breed, ageInMonths, shown });
  return { look, color: coatNameOfLook(look) };
}

/** The same in every way that anyone may see it, in words too. */
export function coatView(born: Born) {
  const { look, color } = lookView(born);
  return {
    look,
    color,
    description: describeLook(look),
    maneColor: maneColour(look),
    faceMarking: markingWords(look.face.name),
    legMarkings: {
      fl: markingWords(look.legs.fl.name),
      fr: markingWords(look.legs.fr.name),
      rl: markingWords(look.legs.rl.name),
      rr: markingWords(look.legs.rr.name),
    },
  };
}

/** "star and snip"; null where there is none. */
function markingWords(name: string): string | null {
  return name === 'none' ? null : name.replaceAll('_', ' ');
}
