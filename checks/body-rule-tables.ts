import { BREEDS } from '../game/horses/breeds.ts';
import { centimetresOf, FORM_TRAITS, type FormTrait } from '../game/horses/form/form.ts';
import { meansOf } from '../game/horses/form/breed-forms.ts';
import { BREED_TALENTS } from '../game/horses/form/breed-talents.ts';
import { DISCIPLINE_FORMS, TYPE_TRAITS, TYPE_WEIGHT } from '../game/horses/form/optima.ts';
import { FORM_TRAIT_ROWS } from '../game/horses/form/trait-rows.ts';
import { disciplineLabel, DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { table } from './rule-table.ts';

const label = (trait: FormTrait) => FORM_TRAIT_ROWS[trait].label;

function optimaOf(discipline: Discipline): string {
  const { optima } = DISCIPLINE_FORMS[discipline];
  if (optima === 'type')
    return `the breed’s own mean (${TYPE_WEIGHT}) in ${[...TYPE_TRAITS].map((trait) => label(trait).toLowerCase()).join(', ')}`;
  return FORM_TRAITS.flatMap((trait) => {
    const optimum = optima[trait];
    if (optimum === undefined) return [];
    const [best, weight] = optimum;
    const at = trait === 'height' ? `${centimetresOf(best)} cm` : best;
    return [`${label(trait).toLowerCase()} ${at} (${weight})`];
  }).join(', ');
}

const linesOf = (discipline: Discipline) =>
  FORM_TRAITS.flatMap((trait) => {
    const line = DISCIPLINE_FORMS[discipline].lines[trait];
    return line === undefined ? [] : [`${label(trait).toLowerCase()} ${line}`];
  }).join(', ');

export const BODY_TABLES: Readonly<Record<string, () => string>> = {
  'form-traits': () =>
    table(
      ['trait', 'from', 'to', 'heritability', 'deviations lost at F = 1'],
      FORM_TRAITS.map((trait) => {
        const { low, high, heritability, lostToInbreeding } = FORM_TRAIT_ROWS[trait];
        return [label(trait), low, high, heritability, lostToInbreeding];
      }),
    ),
  'best-bodies': () =>
    table(
      ['discipline', 'best body (weight)', 'more is better', 'scale'],
      DISCIPLINES.map((discipline) => [
        disciplineLabel(discipline),
        optimaOf(discipline),
        linesOf(discipline),
        `${DISCIPLINE_FORMS[discipline].scale}`,
      ]),
    ),
  'breed-bodies': () =>
    table(
      ['breed', 'height in cm', ...FORM_TRAITS.slice(1).map((trait) => label(trait).toLowerCase())],
      BREEDS.map(({ id, name }) => {
        const [height = 0, ...means] = meansOf(id);
        return [name, Math.round(centimetresOf(height)), ...means.map((mean) => Math.round(mean * 10) / 10)];
      }),
    ),
  allowances: () =>
    table(
      ['breed', ...DISCIPLINES.map((discipline) => disciplineLabel(discipline).toLowerCase())],
      BREEDS.map(({ id, name }) => [name, ...BREED_TALENTS[id].allowance]),
    ),
};
