import { isRefusal } from '../game/refusal.ts';
import type { OpenHouseShow } from '../game/shows/house-shows.ts';
import { planEntry } from '../server/shows/plan-entry.ts';
import { anEntry } from './builders.ts';
import { seededBytes } from './seeded-ids.ts';
import type { Population } from './population.ts';
import type { SeedContext } from './settle-stable.ts';
import type { ShowDays } from './show-days.ts';

export interface VisitedWorld extends SeedContext {
  readonly population: Population;
  readonly shows: ShowDays;
  /** Whether the show takes entries. */
  readonly mayEnter: (run: OpenHouseShow) => boolean;
}

interface SeededEntry {
  readonly horseId: string;
  readonly run: OpenHouseShow;
  readonly at: Date;
}

/** Does the same as `server/shows/enter-show.ts` on rows in memory. Ignores refusals. */
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
  books.post(at, owner.id, { purse: plan.payment.purse, kind: 'show_entry', description });
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
