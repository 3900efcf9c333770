import { newId } from '../../db/new-id.ts';
import { insertAccount, insertHandover } from '../../realms/directory-queries.ts';
import { drawToken, hashOf } from '../../realms/go-to-realm.ts';
import type { TestApp } from '../app/test-app.ts';
import type { TestDirectory } from '../database/directory.ts';
import type { Grant } from './granted-calls.ts';

/* For a game that is the realm "hill", beside the realm "meadow", which has no game. */

let arrived = 0;

/** Comes from the meadow for the first time. */
async function arriving({ db }: TestDirectory) {
  arrived += 1;
  const [token, accountId] = [drawToken(), newId(new Date())];
  await insertAccount.run(db, { accountId, realm: 'meadow', playerId: newId(new Date()) });
  const email = `arrived${arrived}@example.org`;
  const handover = { tokenHash: hashOf(token), accountId, toRealm: 'hill', email, seconds: 60 };
  await insertHandover.run(db, handover);
  return { token, username: `Arrived ${arrived}` };
}

/** Grants the calls that only a game with a directory serves. */
export async function grantRealms(grant: Grant, app: TestApp, directory: TestDirectory): Promise<void> {
  const anna = await app.newPlayer();
  await grant('GET /api/realms', {}, anna.token);
  await grant('GET /api/public/realms');
  await grant('POST /api/realms/:slug/go', { params: { slug: 'meadow' } }, anna.token);
  await grant('POST /api/auth/arrive', { body: await arriving(directory) });
  const guest = await arriving(directory);
  const { body } = await app.call('POST /api/auth/arrive', { body: guest });
  const { username } = guest;
  await grant('POST /api/realms/leave', { body: { username } }, body.signedIn?.token);
}
