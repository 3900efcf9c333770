import type { FormTrait } from '../../game/horses/form/form.ts';
import {
  EXPECTED_FROM,
  FORM_TRAIT_ROWS,
  MIDDLE_SCORE,
  scoreWords,
} from '../../game/horses/form/trait-rows.ts';
import { capitalised, sentence } from '../ui/text.ts';
import type { LinearProfile } from './use-records.ts';

type Bar = Pick<LinearProfile['bars'][number], 'trait' | 'least' | 'most'>;

/** "very high", "should be high", "about usual". */
export function formatBar({ trait, least, most }: Bar): string {
  if (least === most) return scoreWords(trait, least);
  const middle = (least + most) / 2;
  if (Math.abs(middle - MIDDLE_SCORE) < EXPECTED_FROM) return 'about usual';
  const { low, high } = FORM_TRAIT_ROWS[trait];
  return `should be ${middle < MIDDLE_SCORE ? low : high}`;
}

/** "166 cm", "158 to 170 cm". */
export function formatHeight({ least, most }: LinearProfile['heightCm']): string {
  return least === most ? `${least} cm` : `${least} to ${most} cm`;
}

/** In sentences. */
const NOUNS: Readonly<Partial<Record<FormTrait, string>>> = { rideability: 'temper' };

const nameOf = ({ trait }: { readonly trait: FormTrait }) =>
  NOUNS[trait] ?? FORM_TRAIT_ROWS[trait].label.toLowerCase();

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "Helped by trot and neck set; hindered by limbs." */
export function formatReasons({ helps, hinders }: LinearProfile['reasons'][number]): string {
  const said = [
    ...(helps.length === 0 ? [] : [`helped by ${listed(helps.map(nameOf))}`]),
    ...(hinders.length === 0 ? [] : [`hindered by ${listed(hinders.map(nameOf))}`]),
  ].join('; ');
  return sentence(said === '' ? 'A usual body for it' : capitalised(said));
}
