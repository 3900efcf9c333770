import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import type { RequestRow } from './stud/stud-queries.ts';

/** A request has come, or has ended: it stands in both players' lists, and with both horses. */
export function tellBothSides(tx: Tx, { from_id, to_id }: RequestRow): void {
  for (const player of [from_id, to_id]) tell(tx, player, { topics: ['studs', 'horses'] });
}
