import { partOfDay } from '../../paddock/hours.ts';
import { capitalised, pronounsOf } from '../../ui/text.ts';
import type { BirthMoment } from '../use-moments.ts';

/** "15 April, Year 3. Night in Saffron’s stall". */
export function formatBirthplace({ date, hour, dam }: Pick<BirthMoment, 'date' | 'hour' | 'dam'>): string {
  return `${date}. ${capitalised(partOfDay(hour).name)} in ${dam.name}’s stall`;
}

export function birthTitle({ foal }: Pick<BirthMoment, 'foal'>): string {
  return foal.gender === 'mare' ? 'It’s a filly!' : 'It’s a colt!';
}

/** "Palomino", which is emphasised, and " Akhal-Teke foal with a star." */
export function formatCoat({ foal }: Pick<BirthMoment, 'foal'>): {
  readonly coat: string;
  readonly rest: string;
} {
  const { description, color, breedName } = foal;
  const coat = capitalised(color);
  const detail = description.slice(`${coat} foal`.length);
  return { coat, rest: ` ${breedName} foal${detail}.` };
}

/** "First perlino in your coat album." */
export function formatAlbumFirsts({ album }: Pick<BirthMoment, 'album'>): string | null {
  return album.length === 0 ? null : `First ${album.join(' and ')} in your coat album.`;
}

export function oddsTitle({ foal }: Pick<BirthMoment, 'foal'>): string {
  return `What ${pronounsOf(foal.gender).Subject.toLowerCase()} could have been`;
}
