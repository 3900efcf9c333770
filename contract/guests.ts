import type { CallShape, RouteOf } from './call.ts';
import type { Calls } from './contract.ts';

type PlayersRoute = {
  [R in keyof Calls]: Calls[R] extends CallShape & { readonly access: 'player' } ? RouteOf<Calls[R]> : never;
}[keyof Calls];

/**
 * Players' calls that guests may make, who have neither name, email nor password (decision 139). All others are refused
 * with `KEEP_FIRST`: a new call is closed to guests until it is named here. None of them lets a guest reach or pay
 * another player, or take what others could have.
 */
export const GUESTS_MAY = [
  // Themselves.
  'GET /api/auth/me',
  'GET /api/user',
  'GET /api/users/me/quota',
  'GET /api/shell',
  'GET /api/live',
  'GET /api/advertisements',
  'POST /api/user/show-everything',
  'GET /api/first-steps',
  'GET /api/guide',
  'POST /api/guide/end',
  'POST /api/first-steps/score-sheet',
  'GET /api/moments',
  'POST /api/moments/seen',
  'POST /api/auth/logout',
  'POST /api/guest/keep',
  // Their horse.
  'GET /api/horses',
  'GET /api/horses/:id',
  'GET /api/horses/:id/card',
  'GET /api/horses/:id/linear-profile',
  'GET /api/horses/:id/entries',
  'GET /api/horses/:id/show-stats',
  'GET /api/horses/:id/trophies',
  'GET /api/horses/:id/foal-book',
  'GET /api/horses/:id/keepsakes',
  'POST /api/horses/:id/keepsakes',
  'DELETE /api/keepsakes/:id',
  'GET /api/inventory/feed',
  'POST /api/inventory/buy-feed',
  'POST /api/horses/:id/use-feed',
  'POST /api/horses/feed',
  'POST /api/train/:id',
  'POST /api/train',
  'GET /api/tack',
  'GET /api/tack/my-tack',
  'POST /api/tack/buy-store',
  'POST /api/horses/:id/equip-tack/:tackId',
  'POST /api/horses/:id/unequip-tack/:tackId',
  // Shows of the house; a player's show refuses them.
  'GET /api/shows',
  'GET /api/shows/count',
  'GET /api/shows/next',
  'GET /api/shows/my-entries',
  'POST /api/shows/:id/enter',
  'POST /api/shows/enter-each',
  // The album shows what there is.
  'GET /api/album/wish',
  'GET /api/players/:id/album',
] as const satisfies readonly PlayersRoute[];

const OPEN: ReadonlySet<string> = new Set(GUESTS_MAY);

export const isOpenToGuests = ({ method, path, access }: CallShape): boolean =>
  access === 'visitor' || OPEN.has(`${method} ${path}`);
