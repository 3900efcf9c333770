import type { BirthDraws } from '../birth-draws.ts';
import type { BreedId } from '../breeds.ts';
import { FOUNDER_LEAST, FOUNDER_MOST, type Inbreeding } from '../aptitude.ts';
import { pointsBeforeLadder, type Body } from './aptitude-of.ts';
import { drawFoalTalent, drawFounderTalent, storedTalent, talentIn } from './talent.ts';
import { drawFoalForm, drawFounderForm } from './inherit-form.ts';

type BornBody = Pick<Body, 'form' | 'talent'>;
type BodyDraws = Pick<BirthDraws, 'form' | 'talent'>;

/** Aptitude from 25 to 73: talent gives way where the draw leaves these bounds (docs/rules/genetics.md#founders). */
export function drawFounderBody(draws: BodyDraws, breed: BreedId): BornBody {
  const form = drawFounderForm(draws.form, breed);
  const talent = drawFounderTalent(draws.talent, breed);
  const points = pointsBeforeLadder({ breed, form, talent });
  const within = points.map(
    (each, at) => talentIn(talent, at) + Math.max(0, FOUNDER_LEAST - each) - Math.max(0, each - FOUNDER_MOST),
  );
  return { form, talent: storedTalent(within) };
}

export function drawFoalBody(draws: BodyDraws, sire: Body, dam: Body, inbreeding: Inbreeding): BornBody {
  return {
    form: drawFoalForm(draws.form, sire, dam, inbreeding),
    talent: drawFoalTalent(draws.talent, sire.talent, dam.talent, inbreeding),
  };
}
