import type { Sex } from '../../game/horses/age.ts';
import { pronounsOf } from '../ui/text.ts';
import type { LinearProfile } from './use-records.ts';

interface Judged {
  readonly name: string;
  readonly gender: Sex;
}

/** "Judged by her own body and 3 foals, of whom 2 have shown theirs." */
export function formatJudges(
  { gender }: Judged,
  { isGrown, sire, passesOn: { foals, foalsSeen } }: Pick<LinearProfile, 'isGrown' | 'passesOn' | 'sire'>,
): string {
  const their = pronounsOf(gender).Possessive.toLowerCase();
  if (!isGrown) return `Judged by ${their} family, until ${their} own body shows at three years.`;
  const family = sire ? ', family' : '';
  if (foalsSeen === 0) return `Judged by ${their} own body${sire ? ' and family' : ' alone'}.`;
  const seen = foalsSeen === foals ? '' : `, of ${foals} in all`;
  return `Judged by ${their} own body${family} and ${foalsSeen === 1 ? 'one grown foal' : `${foalsSeen} grown foals`}${seen}.`;
}

const YOUNG: Readonly<Record<Sex, string>> = { mare: 'filly', stallion: 'colt', gelding: 'gelding' };

/** "Her filly Quickstep shows her body on 12 Mar 2027; then more will be known." */
export function formatNext(
  { gender }: Judged,
  { name, gender: sex }: NonNullable<LinearProfile['passesOn']['next']>,
  day: string,
): string {
  const { Possessive } = pronounsOf(gender);
  const own = pronounsOf(sex).Possessive.toLowerCase();
  return `${Possessive} ${YOUNG[sex]} ${name} shows ${own} body on ${day}; then more will be known.`;
}
