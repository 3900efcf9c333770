import {
  Award,
  CheckCheck,
  Ellipsis,
  Hammer,
  House,
  LifeBuoy,
  Mail,
  Search,
  Store,
  Tag,
  Warehouse,
} from 'lucide-react';
import type { Stage } from '../../game/players/stages.ts';
import type { BarLink } from './bar-parts.tsx';

/** The seven entries of the bar, for everybody. */
export const LINKS = [
  { href: '/', label: 'Home', Icon: House, isCurrent: (path: string) => path === '/' },
  {
    href: '/stable',
    label: 'Stable',
    Icon: Warehouse,
    isCurrent: (path: string) => /^\/(?:stable|horses|shows|created-shows|stud-requests)(?:\/|$)/.test(path),
  },
  {
    href: '/market',
    label: 'Market',
    Icon: Store,
    isCurrent: (path: string) => /^\/(?:market|shop)(?:\/|$)/.test(path),
  },
  {
    href: '/guild-work',
    label: 'Work',
    Icon: Hammer,
    isCurrent: (path: string) => path.startsWith('/guild-work'),
  },
  { href: '/my-shop', label: 'Shop', Icon: Tag, isCurrent: (path: string) => path === '/my-shop' },
  { href: '/find', label: 'Find', Icon: Search, isCurrent: (path: string) => /^\/find(?:\/|$)/.test(path) },
  { href: '/mail', label: 'Mail', Icon: Mail, isCurrent: (path: string) => path === '/mail' },
] as const satisfies readonly PhoneLink[];

interface PhoneLink extends BarLink {
  readonly Icon: typeof House;
}

const [HOME, STABLE, MARKET, WORK] = LINKS;
const SHOWS: PhoneLink = {
  href: '/shows',
  label: 'Shows',
  Icon: Award,
  isCurrent: (path) => /^\/shows(?:\/|$)/.test(path),
};
const HELP: PhoneLink = {
  href: '/help',
  label: 'Help',
  Icon: LifeBuoy,
  isCurrent: (path) => path === '/help',
};
const ROUND: PhoneLink = {
  href: '/round',
  label: 'Round',
  Icon: CheckCheck,
  isCurrent: (path) => path === '/round',
};
const STORE: PhoneLink = { ...MARKET, label: 'Store' };

/** Before the last link, More; the bar has room for five. */
const FIRST: Readonly<Record<Stage, readonly PhoneLink[]>> = {
  1: [HOME, SHOWS, HELP],
  2: [HOME, SHOWS, ROUND, STORE],
  3: [HOME, SHOWS, ROUND, MARKET],
  4: [HOME, STABLE, MARKET, WORK],
  5: [HOME, STABLE, MARKET, WORK],
};

/** Guests have no round. */
export function phoneLinks(stage: Stage, isGuest: boolean): readonly PhoneLink[] {
  const first = isGuest ? FIRST[stage].filter((link) => link !== ROUND) : FIRST[stage];
  const more: PhoneLink = {
    href: '/more',
    label: 'More',
    Icon: Ellipsis,
    isCurrent: (path) => MORE_PAGES.test(path) && !first.some(({ isCurrent }) => isCurrent(path)),
  };
  return [...first, more];
}

const MORE_PAGES = /^\/(?:more|news|my-shop|find|mail|leaderboards|economy|lab|help|account)(?:\/|$)/;
