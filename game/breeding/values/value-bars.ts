import { deviationOf } from '../../horses/form/breed-forms.ts';
import { FORM_TRAITS, type FormTrait } from '../../horses/form/form.ts';
import { lostIn } from '../../horses/form/inherit-form.ts';
import type { Kind } from '../../horses/form/linear-profile.ts';
import { FORM_TRAIT_ROWS } from '../../horses/form/trait-rows.ts';
import type { HorseBreed } from '../../horses/breeds.ts';
import { barsOf, unknownIn, type ValueBar } from '../../horses/form/value-bar.ts';
import { levelOf, type Values } from './stored-values.ts';

/** Correlation with the true value, 0 to 1. */
function accuracyOf({ reliability }: Values, trait: FormTrait): number {
  return Math.sqrt(reliability[levelOf(trait)] ?? 0);
}

/** What a horse passes on, on the bars of its kind. */
export function valueBars(values: Values, kind: Kind): ValueBar[] {
  return barsOf(values.estimates, (trait) => accuracyOf(values, trait), kind);
}

interface Expected {
  readonly mean: number;
  readonly deviation: number;
}

/** The grown body of a young horse, as its estimates lead to expect: in deviations, in the order of FORM_TRAITS. */
export function expectedGrown(values: Values, kind: Kind, inbreeding: number): Expected[] {
  return FORM_TRAITS.map((trait, at) => {
    const known = {
      estimate: values.estimates[at] ?? 0,
      reliability: values.reliability[levelOf(trait)] ?? 0,
    };
    return expectedIn(trait, known, kind.breed, inbreeding);
  });
}

interface Known {
  readonly estimate: number;
  readonly reliability: number;
}

/** One trait of a grown body. */
export function expectedIn(
  trait: FormTrait,
  { estimate, reliability }: Known,
  breed: HorseBreed,
  inbreeding: number,
): Expected {
  const unknown = unknownIn(trait, Math.sqrt(reliability), { breed });
  const growth = deviationOf(breed, trait) * Math.sqrt(1 - FORM_TRAIT_ROWS[trait].heritability);
  return {
    mean: estimate - lostIn(trait, inbreeding),
    deviation: Math.sqrt(unknown * unknown + growth * growth),
  };
}
