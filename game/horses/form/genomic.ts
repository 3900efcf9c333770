import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { normal, rngFrom } from '../../rng.ts';
import type { Body } from './aptitude-of.ts';
import { deviationOf, typeOf } from './breed-forms.ts';
import { FORM_TRAITS, inheritedIn } from './form.ts';
import type { Kind } from './linear-profile.ts';
import { FORM_TRAIT_ROWS } from './trait-rows.ts';
import { barsOf, type ValueBar } from './value-bar.ts';

/** Correlation of an estimate from genes with what horses of the breed inherited. */
const GENOMIC_ACCURACY = 0.9;

/** The error added to what the genes show, in deviations of the inherited values: it gives the accuracy above. */
const ERROR = Math.sqrt(1 / GENOMIC_ACCURACY ** 2 - 1);

/**
 * What the genes say of each inherited value, in deviations, in the order of FORM_TRAITS. Errors follow from the world's
 * secret and the horse: every look shows the same numbers.
 */
export function genomicEstimates(
  secret: Uint8Array,
  { id, breed, form }: Pick<Body, 'breed' | 'form'> & { readonly id: string },
): number[] {
  const usual = typeOf(breed);
  const rng = rngFrom(hmac(sha256, secret, utf8ToBytes(['estimate', id].join('\n'))));
  return FORM_TRAITS.map((trait, at) => {
    const inherited = Math.sqrt(FORM_TRAIT_ROWS[trait].heritability) * deviationOf(breed, trait);
    const shown = inheritedIn(form, at) + normal(rng, 0, ERROR * inherited);
    // Without it, extreme horses would be overstated.
    return (usual[at] ?? 0) + GENOMIC_ACCURACY ** 2 * (shown - (usual[at] ?? 0));
  });
}

/** The estimates as bars, compared with horses of the same breed and build. */
export function genomicValues(
  secret: Uint8Array,
  horse: Pick<Body, 'form'> & Kind & { readonly id: string },
): ValueBar[] {
  return barsOf(genomicEstimates(secret, horse), () => GENOMIC_ACCURACY, horse);
}
