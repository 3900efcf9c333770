import type { EventDetails, EventKind } from '../../game/horses/history.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import { insertEvents } from './insert-queries.ts';

export interface HorseEvent {
  readonly horseId: string;
  readonly ownerId: string;
  readonly at?: Date;
  readonly kind: EventKind;
  readonly details: EventDetails;
  /** Mate, foal or parent. */
  readonly otherHorseId?: string;
  readonly playerId?: string;
}

export async function addHorseEvents(tx: Tx, now: Date, events: readonly HorseEvent[]): Promise<void> {
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
  for (const { ownerId } of events) publish(tx, ownerId, { topics: ['horses'] });
}
