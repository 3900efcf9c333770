import type { ReplyOf } from '../../api/call.ts';
import { inCoins } from '../../ui/coins.tsx';

export interface HouseAd {
  readonly title: string;
  readonly words: string;
  readonly href: string;
  readonly act: string;
}

type Show = NonNullable<ReplyOf<'GET /api/advertisements'>['show']>;

/** Our own: parts of the game, and the show of another stable. */
export function houseAds(show: Show | null): readonly HouseAd[] {
  const own = [
    {
      title: 'What colour would their foal be?',
      words: 'Try any pair in the Colour Lab before you pay a stud fee.',
      href: '/lab',
      act: 'Open the Lab',
    },
    {
      title: 'Where do all the coins go?',
      words: 'Every coin made and spent today, in figures that add up.',
      href: '/economy',
      act: 'See the Economy',
    },
  ];
  return show === null ? own : [...own, adOf(show)];
}

function adOf({ id, type, level, prize, by }: Show): HouseAd {
  const discipline = type.replaceAll('_', ' ');
  return {
    title: `${by} puts up ${inCoins(prize)}`,
    words: `A ${discipline} show for horses of level ${level} and over.`,
    href: `/shows/${id}`,
    act: 'See the show',
  };
}
