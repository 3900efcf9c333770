import type { ReactNode } from 'react';
import { lazily } from '../ui/loading/lazily.tsx';

/** A page's code is fetched when it is first needed, or when a link to it is about to be followed. */
function page(path: string, load: () => Promise<{ default: () => ReactNode }>) {
  return { path, Page: lazily(load) };
}

/** Addresses that visitors see as well, each in a frame of its own for them. */
export const OPEN_PAGES = [
  page('/lab', () => import('../pages/lab.tsx')),
  page('/leaderboards', () => import('../pages/leaderboards.tsx')),
  page('/shows/:id', () => import('../pages/show.tsx')),
  page('/help', () => import('../pages/help.tsx')),
] as const;

/** Every address of a signed-in player. */
export const PAGES = [
  page('/', () => import('../pages/home.tsx')),
  page('/stable', () => import('../pages/stable.tsx')),
  page('/horses/:id', () => import('../pages/horse.tsx')),
  page('/horses/:id/birth', () => import('../pages/horse-birth.tsx')),
  page('/horses/:id/studs', () => import('../pages/studs.tsx')),
  page('/horses/:id/pedigree', () => import('../pages/horse-pedigree.tsx')),
  page('/horses/:id/children', () => import('../pages/horse-children.tsx')),
  page('/horses/:id/history', () => import('../pages/horse-history.tsx')),
  page('/shows/enter/:id', () => import('../pages/enter-shows.tsx')),
  page('/created-shows', () => import('../pages/created-shows.tsx')),
  page('/stud-requests', () => import('../pages/stud-requests.tsx')),
  page('/market', () => import('../pages/market.tsx')),
  page('/guild-work', () => import('../pages/guild-work.tsx')),
  page('/goldsmith', () => import('../pages/goldsmith.tsx')),
  ...OPEN_PAGES,
] as const;

export const NotFound = lazily(() => import('../pages/not-found.tsx'));
export const Landing = lazily(() => import('../pages/landing.tsx'));
