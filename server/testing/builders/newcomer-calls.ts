import type { TestApp, TestPlayer } from '../app/test-app.ts';
import { aGuest, gateToken } from './gate.ts';
import type { Grant } from './granted-calls.ts';
import { operatorOf } from './moderation.ts';

/** The gate, guests, and how far the host sees them come. */
export async function grantNewcomers(grant: Grant, app: TestApp): Promise<void> {
  const token = await gateToken(app);
  await grant('GET /api/gate', { query: { token } });
  await grant('POST /api/auth/guest', { body: { token: await gateToken(app), nth: 0, horseName: 'Sorrel' } });
  const atGate = await app.newPlayer();
  await grant('GET /api/gate/own', {}, atGate.token);
  await grant('POST /api/gate/take', { body: { token, nth: 0, horseName: 'Rowan' } }, atGate.token);
  const guest = await aGuest(app);
  const account = { username: 'Kept Rider', email: 'kept@example.org', password: 'bran mash 8' };
  await grant('POST /api/guest/keep', { body: account }, guest.token);
  await grant('GET /api/admin/newcomers', {}, (await operatorOf(app)).token);
}

/** `horse` is Anna's. */
export async function grantKeepsakes(grant: Grant, anna: TestPlayer, horse: string): Promise<void> {
  const params = { id: horse };
  await grant('GET /api/horses/:id/foal-book', { params });
  const body = { pastime: 'photograph', place: 'yard' };
  await grant('POST /api/horses/:id/keepsakes', { params, body });
  const kept = await anna.call('POST /api/horses/:id/keepsakes', { params, body });
  await grant('GET /api/horses/:id/keepsakes', { params });
  const picture = { id: kept.body.keepsake.id };
  await grant('GET /api/public/keepsakes/:id', { params: picture });
  await grant('DELETE /api/keepsakes/:id', { params: picture });
  await grant('PUT /api/news/mails-foals', { body: { mailsFoals: true } });
}
