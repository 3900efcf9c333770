import { isRefusal } from '../game/refusal.ts';
import type { OpenHouseShow } from '../game/shows/house-shows.ts';
import { planEntry } from '../server/shows/entering/plan-entry.ts';
import { anEntry } from './builders.ts';
import { seededBytes } from './seeded-ids.ts';
import type { VisitedWorld } from './visit.ts';

interface SeededEntry {
  readonly horseId: string;
  readonly run: OpenHouseShow;
  readonly at: Date;
}

/** What `server/shows/entering/enter-show.ts` does, upon rows in memory; a refusal is left at that. */
export function enterHorse(
  { rng, newId, books, population, shows }: VisitedWorld,
  { horseId, run, at }: SeededEntry,
): void {
  const before = population.horse(horseId);
  const owner = population.player(before.owner_id);
  const show = shows.show(run);
  const planned = planEntry(show, before, { ...owner, purse: books.purse(owner.id) }, at);
  if (isRefusal(planned)) return;

  const { plan, horse, player, description } = planned;
  population.horses.set(horseId, horse);
  population.players.set(owner.id, { ...owner, ...player });
  books.post(at, owner.id, plan.payment.purse, 'show_entry', description);
  shows.enter(
    show,
    anEntry(show, {
      id: newId(at),
      horse_id: horseId,
      player_id: owner.id,
      fee: plan.fee,
      fee_tradable: plan.payment.taken.tradable,
      entropy: Buffer.from(seededBytes(rng)).toString('hex'),
      entered_at: at,
      entry_xp: plan.horseXp,
    }),
  );
}
