import { CROSSBREED, type HorseBreed } from '../breeds.ts';
import { FOAL_UNTIL } from '../age.ts';
import type { Build } from '../coat/look-values.ts';
import { usualForm } from './breed-forms.ts';
import { FORM_TRAITS, grownIn, SEEN_TRAITS, type Form } from './form.ts';
import { PROFILE_FROM } from './trait-rows.ts';

/** What everybody sees of a form, from -1 to 1 in eighths, which keep the names of pictures short. */
export interface SeenForm {
  /** Height to limbs, as portraits show them; 0 is usual in the build. */
  readonly form: number[];
  /** Walk to rideability, as movement shows them; zeros before the profile is published. */
  readonly stride: number[];
}

/** Deviations from the mean of the build that look as extreme as anything. */
const MOST_SEEN = 2.5;

/** Share of the grown form that shows: foals look more alike. */
function shownShare(months: number): number {
  if (months < FOAL_UNTIL) return 0.55;
  return months < PROFILE_FROM ? 0.8 : 1;
}

interface Kind {
  readonly breed: HorseBreed;
  readonly build: Build;
}

/** Without a form: usual in the breed. */
export function seenForm(form: Form | undefined, { breed, build }: Kind, months: number): SeenForm {
  const drawn = usualForm(CROSSBREED, build);
  const usual = usualForm(breed, build);
  const share = shownShare(months) / MOST_SEEN;
  const seen = FORM_TRAITS.map((_, at) => {
    const own = form === undefined ? (usual[at] ?? 0) : grownIn(form, at);
    return inEighths(share * (own - (drawn[at] ?? 0)));
  });
  const stride = seen.slice(SEEN_TRAITS.length);
  return {
    form: seen.slice(0, SEEN_TRAITS.length),
    stride: months < PROFILE_FROM ? stride.map(() => 0) : stride,
  };
}

/** Never -0, which JSON would lose. */
function inEighths(value: number): number {
  return Math.round(Math.min(1, Math.max(-1, value)) * 8) / 8 + 0;
}
