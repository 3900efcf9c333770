import { sql } from 'kysely';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

/* A player who acts as a house stable for a while: founding one takes longer, and makes the world older. */

export async function becomeHouseStable({ db }: TestApp, { id }: TestPlayer): Promise<void> {
  const place = sql<number>`(select count(*)::integer from players where house_stable is not null)`;
  const seen = new Date(0);
  await db
    .updateTable('players')
    .set({ houseStable: place, lastSeenAt: seen })
    .where('id', '=', id)
    .execute();
  await db.updateTable('ledger_accounts').set({ kind: 'house_purse' }).where('id', '=', id).execute();
}

export async function becomePlayer({ db, clock }: TestApp, { id }: TestPlayer): Promise<void> {
  await db
    .updateTable('players')
    .set({ houseStable: null, lastSeenAt: clock.now() })
    .where('id', '=', id)
    .execute();
  await db.updateTable('ledger_accounts').set({ kind: 'purse' }).where('id', '=', id).execute();
}
