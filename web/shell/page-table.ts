import type { ReactNode } from 'react';
import type { PageKey } from '../../contract/vitals.ts';
import { lazily } from '../ui/loading/lazily.tsx';

/** Code loads when needed, or when a link is about to be followed. */
function page(path: PageKey, load: () => Promise<{ default: () => ReactNode }>) {
  return { path, Page: lazily(load) };
}

const text = async (name: keyof typeof import('../pages/texts.ts')) => ({
  default: (await import('../pages/texts.ts'))[name],
});

/** Also open to visitors. */
export const PUBLIC_PAGES = [
  page('/lab', () => import('../pages/lab.tsx')),
  page('/lab/lesson', () => import('../pages/lesson.tsx')),
  page('/leaderboards', () => import('../pages/leaderboards.tsx')),
  page('/economy', () => import('../pages/economy.tsx')),
  page('/shows/:id', () => import('../pages/show.tsx')),
  page('/h/:id', () => import('../pages/public/public-horse.tsx')),
  page('/h/:id/certificate', () => import('../pages/public/certificate.tsx')),
  page('/gate', () => import('../pages/gate/gate.tsx')),
  page('/k/:id', () => import('../pages/public/keepsake.tsx')),
  page('/breeds', () => import('../pages/breeds/breeds.tsx')),
  page('/breeds/:id', () => import('../pages/breeds/breed.tsx')),
  page('/forgot', () => import('../pages/forgot.tsx')),
  page('/reset-password', () => import('../pages/reset-password.tsx')),
  page('/confirm-email', () => import('../pages/confirm-email.tsx')),
  page('/keep-email', () => import('../pages/keep-email.tsx')),
  page('/cancel-waiting', () => import('../pages/cancel-waiting.tsx')),
  page('/arrive', () => import('../pages/arrive.tsx')),
  page('/help', () => text('Help')),
  page('/faq', () => text('Faq')),
  page('/about', () => text('About')),
  page('/terms', () => text('Terms')),
  page('/privacy', () => text('Privacy')),
  page('/contact', () => import('../pages/contact.tsx')),
] as const;

/** All except `/`. */
export const PAGES = [
  page('/round', () => import('../pages/round/round.tsx')),
  page('/stable', () => import('../pages/stable.tsx')),
  page('/stable/yard', () => import('../pages/yard/yard.tsx')),
  page('/horses/:id', () => import('../pages/horse/horse.tsx')),
  page('/horses/:id/birth', () => import('../pages/horse/birth.tsx')),
  page('/horses/:id/studs', () => import('../pages/studs.tsx')),
  page('/horses/:id/trophies', () => import('../pages/horse/trophies.tsx')),
  page('/horses/:id/body', () => import('../pages/horse/body.tsx')),
  page('/horses/:id/pedigree', () => import('../pages/horse/pedigree.tsx')),
  page('/horses/:id/children', () => import('../pages/horse/children.tsx')),
  page('/horses/:id/history', () => import('../pages/horse/history.tsx')),
  page('/shows', () => import('../pages/shows.tsx')),
  page('/horses/:id/foal-book', () => import('../pages/horse/foal-book.tsx')),
  page('/horses/:id/keepsakes', () => import('../pages/horse/keepsakes.tsx')),
  page('/shows/enter/:id', () => import('../pages/enter-shows.tsx')),
  page('/created-shows', () => import('../pages/created-shows.tsx')),
  page('/stud-requests', () => import('../pages/stud-requests.tsx')),
  page('/players/:id', () => import('../pages/player/player.tsx')),
  page('/players/:id/horses', () => import('../pages/player/player-horses.tsx')),
  page('/players/:id/album', () => import('../pages/player/album.tsx')),
  page('/market', () => import('../pages/market/market.tsx')),
  page('/market/store', () => import('../pages/market/store.tsx')),
  page('/market/rescue-horses', () => import('../pages/market/rescue-horses.tsx')),
  page('/shop', () => import('../pages/magic-shop/magic-shop.tsx')),
  page('/marketplace', () => import('../pages/market/marketplace.tsx')),
  page('/my-shop', () => import('../pages/market/my-shop.tsx')),
  page('/find', () => import('../pages/find/find.tsx')),
  page('/find/:category', () => import('../pages/find/find-category.tsx')),
  page('/guild-work', () => import('../pages/guild-work.tsx')),
  page('/mail', () => import('../pages/mail.tsx')),
  page('/goldsmith', () => import('../pages/goldsmith.tsx')),
  page('/news', () => import('../pages/news.tsx')),
  page('/more', () => import('../pages/more.tsx')),
  page('/account', () => import('../pages/account.tsx')),
  page('/account/waiting', () => import('../pages/waiting.tsx')),
  page('/account/safety', () => import('../pages/safety.tsx')),
  page('/admin', () => import('../pages/admin.tsx')),
  ...PUBLIC_PAGES,
] as const;

/** For addresses where players have their own page. */
export const VISITOR_PAGES = [
  page('/players/:id', () => import('../pages/public/public-stable.tsx')),
  ...PUBLIC_PAGES,
] as const;

export const NotFound = lazily(() => import('../pages/not-found.tsx'));

export function pageAt<Row extends { readonly path: string }>(path: string, pages: readonly Row[]) {
  return pages.find((row) => new RegExp(`^${row.path.replace(/:\w+/, '[^/]+')}$`).test(path));
}
