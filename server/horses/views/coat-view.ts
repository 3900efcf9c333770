import type { HorseBreed } from '../../../game/horses/breeds.ts';
import type { ManeStyle } from '../../../game/horses/coat/look-values.ts';
import { readGenotype } from '../../../game/horses/genetics/strands.ts';
import { coatNameOfLook, lookOf } from '../../../game/horses/coat/look.ts';
import { describeLook, maneColour } from '../../../game/horses/coat/format-look.ts';
import type { TackColour } from '../../../game/tack/tack-colours.ts';
import { wornTackOf } from '../../../game/tack/worn-tack.ts';
import type { TackType } from '../../../game/tack/tack.ts';
import type { Form } from '../../../game/horses/form/form.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';

interface WornPieces {
  /** Quality in ten-thousandths of a percent. */
  readonly pieces: readonly { readonly type: TackType; readonly quality: number }[];
  readonly colour: TackColour;
}

interface CoatSource {
  readonly genotype: string;
  readonly traits: Traits;
  readonly form: Form;
  readonly breed: HorseBreed;
  readonly ageInMonths: number;
  /** Null: usual in the breed. */
  readonly maneStyle: ManeStyle | null;
  readonly shown?: boolean;
  /** Absent where horses are shown without tack. */
  readonly worn?: WornPieces;
}

/** Contains no alleles. */
export function lookView({ genotype, traits, form, breed, ageInMonths, maneStyle, shown, worn }: CoatSource) {
  const tack = worn === undefined ? null : wornTackOf(worn.pieces, worn.colour);
  const look = lookOf({
    genotype: readGenotype(genotype),
    traits,
    form,
    breed,
    ageInMonths,
    maneStyle: maneStyle ?? undefined,
    shown,
    tack,
  });
  return { look, color: coatNameOfLook(look) };
}

/** Public data only. */
export function coatView(source: CoatSource) {
  const { look, color } = lookView(source);
  return {
    look,
    color,
    description: describeLook(look),
    maneColor: maneColour(look),
    faceMarking: formatMarking(look.face.name),
    legMarkings: {
      fl: formatMarking(look.legs.fl.name),
      fr: formatMarking(look.legs.fr.name),
      rl: formatMarking(look.legs.rl.name),
      rr: formatMarking(look.legs.rr.name),
    },
  };
}

/** "star and snip"; null for none. */
function formatMarking(name: string): string | null {
  return name === 'none' ? null : name.replaceAll('_', ' ');
}
