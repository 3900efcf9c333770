import { isValid, validUntil } from '../../game/care/vet.ts';
import type { VetCheck } from '../../game/care/vet-services.ts';
import { requestVet } from '../care/request-vet.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { chooseTeam } from './care.ts';
import { act, type Visit } from './visit.ts';

/** For those that lack it; done before the next visit. False if none does. */
export async function orderVet(
  visit: Visit,
  horses: readonly HorseInTack[],
  service: VetCheck,
): Promise<boolean> {
  const { now, playerId } = visit;
  const horseIds = horses.filter((horse) => !isValid(validUntil(service, horse), now)).map(({ id }) => id);
  if (horseIds.length === 0) return false;
  await act(visit, (tx) => requestVet(tx, now, { playerId, horseIds, service }));
  return true;
}

/** The vet does one thing for a horse at a time: the shots come a day after the checkup. */
export async function checkTeam(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const team = chooseTeam(visit, owned);
  if (!(await orderVet(visit, team, 'checkup'))) await orderVet(visit, team, 'vet_shots');
}
