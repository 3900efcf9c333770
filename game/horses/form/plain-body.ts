import { APTITUDE_POINT, type Aptitude } from '../aptitude.ts';
import type { HorseBreed } from '../breeds.ts';
import { beforeLadder, pointsBeforeLadder, type Body } from './aptitude-of.ts';
import { storedTalent } from './talent.ts';
import { typeOf } from './breed-forms.ts';
import { FORM_POINT } from './form.ts';

/** A usual body of the breed, with the talent that makes this aptitude of it. */
export function plainBody(breed: HorseBreed, aptitude: Aptitude): Body {
  const means = typeOf(breed).map((each) => Math.round(each * FORM_POINT) + 0);
  const form = [...means, ...means];
  const ofBody = pointsBeforeLadder({ breed, form, talent: [] });
  const talent = aptitude.map((points, at) => beforeLadder(points / APTITUDE_POINT) - (ofBody[at] ?? 0));
  return { breed, form, talent: storedTalent(talent) };
}
