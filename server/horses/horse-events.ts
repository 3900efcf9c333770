import type { EventDetails, EventKind } from '../../game/horses/history.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/connection.ts';

/** Something that befell a horse. */
export interface HorseEvent {
  readonly horseId: string;
  /** Who hears of it: the owner. */
  readonly ownerId: string;
  /** Now, unless it is found out later. */
  readonly at?: Date;
  readonly kind: EventKind;
  readonly details: EventDetails;
  /** A mate, a foal, a parent. */
  readonly otherHorseId?: string;
  /** Who did it. */
  readonly playerId?: string;
}

const insertEvents = prepared<
  never,
  {
    horseIds: string[];
    ids: string[];
    kinds: string[];
    details: string[];
    otherHorseIds: (string | null)[];
    playerIds: (string | null)[];
    ats: Date[];
  }
>(
  'horse_events_keep',
  `insert into horse_events (horse_id, id, at, kind, details, other_horse_id, player_id)
   select event.horse_id, event.id, event.at, event.kind, event.details::jsonb, event.other_horse_id, event.player_id
   from unnest(:horseIds::uuid[], :ids::uuid[], :kinds::text[], :details::text[], :otherHorseIds::uuid[], :playerIds::uuid[], :ats::timestamptz[])
     as event (horse_id, id, kind, details, other_horse_id, player_id, at)`,
);

/** Adds to the histories of horses, in one statement. */
export async function keepEvents(tx: Tx, now: Date, events: readonly HorseEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEvents.run(tx, {
    horseIds: events.map(({ horseId }) => horseId),
    ids: events.map(() => newId(now)),
    kinds: events.map(({ kind }) => kind),
    details: events.map(({ details }) => JSON.stringify(details)),
    otherHorseIds: events.map(({ otherHorseId }) => otherHorseId ?? null),
    playerIds: events.map(({ playerId }) => playerId ?? null),
    ats: events.map(({ at }) => at ?? now),
  });
  for (const { ownerId } of events) tell(tx, ownerId, { topics: ['horses'] });
}
