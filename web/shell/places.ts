import { Hammer, House, Store, Warehouse } from 'lucide-react';

/** The entries of the navigation: only places that there are. */
export const PLACES = [
  { href: '/', label: 'Home', Icon: House, holds: (path: string) => path === '/' },
  {
    href: '/stable',
    label: 'Stable',
    Icon: Warehouse,
    holds: (path: string) => /^\/(?:stable|horses|shows|created-shows|stud-requests)(?:\/|$)/.test(path),
  },
  { href: '/market', label: 'Market', Icon: Store, holds: (path: string) => path.startsWith('/market') },
  {
    href: '/guild-work',
    label: 'Work',
    Icon: Hammer,
    holds: (path: string) => path.startsWith('/guild-work'),
  },
] as const;
