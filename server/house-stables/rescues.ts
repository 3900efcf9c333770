import { RESCUES_WAITING } from '../../game/house-stables/offers.ts';
import { addRescueIfFew } from '../trade/found-rescues.ts';
import { act, type Visit } from './visit.ts';

/** One a day, while few wait at the market. */
export async function bringRescue(visit: Visit): Promise<void> {
  if (!visit.stable.rescues) return;
  await act(visit, (tx) => addRescueIfFew(tx, visit, RESCUES_WAITING));
}
