import type { NewsKind, NewsText } from './news.ts';

/** What a device shows while the game is closed; own results would be too many. */
export const NOTICE_KINDS = [
  'foal',
  'sale',
  'request',
  'answer',
  'letter',
  'followed',
] as const satisfies readonly NewsKind[];

/** Longer lists become one notice. */
const MOST_NOTICES = 3;
const MOST_TITLES = 5;

export interface Notice extends NewsText {
  /** Address on this site. */
  readonly href: string;
  /** A later notice with the same tag replaces the earlier one. */
  readonly tag: string;
}

interface NewsToNotify extends NewsText {
  readonly kind: NewsKind;
  readonly id: string;
  readonly href: string;
}

/** Shown on a locked screen, so a letter's subject is left out. */
export function noticesOf(news: readonly NewsToNotify[]): readonly Notice[] {
  if (news.length <= MOST_NOTICES) {
    return news.map(({ kind, id, title, text, href }) => ({
      title,
      text: kind === 'letter' ? '' : text,
      href,
      tag: `${kind}-${id}`,
    }));
  }
  const titles = news.slice(0, MOST_TITLES).map(({ title }) => title);
  const more = news.length - titles.length;
  return [
    {
      title: `${news.length} pieces of news`,
      text: `${titles.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`,
      href: '/news',
      tag: 'news',
    },
  ];
}
