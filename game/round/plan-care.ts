import { hungerOf } from '../care/hunger.ts';
import { mostFed, planFeeding, type FeedingDays } from '../care/feeding-plan.ts';
import { planTreats } from '../care/treat-plan.ts';
import { VET_SERVICE_ROWS } from '../care/vet-services.ts';
import { SHOW_FROM } from '../horses/age.ts';
import { MOST_ENTERED_AT_ONCE } from '../shows/entering/entry-limits.ts';
import { happinessAfter, strengthAt } from './horse-strength.ts';
import { bestReturn } from './returns.ts';
import { VET_PAPERS, type LeftOut, type RoundHorse, type RoundStable, type RoundStart } from './round.ts';
import { feedsBelowMs, FULL_PURSE, type RoundPlan } from './round-plan.ts';
import type { Spending } from './spending.ts';

/** Hungriest first; retired horses lose only happiness and come last. `leftOut` has horses fed without hay and oil too. */
export function planFeedingPart(
  { horses, bags }: RoundStable,
  { feedDays }: RoundPlan,
  spending: Spending,
  now: Date,
) {
  const leftOut = new Map<string, LeftOut>();
  const fed = new Set<string>();
  const wanting: RoundHorse[] = [];
  for (const horse of horses) {
    const why = feedDays === null ? 'off' : fedAnyway(horse, feedDays, now);
    if (why) leftOut.set(horse.id, why);
    else wanting.push(horse);
  }
  const oiled = new Set<string>();
  if (feedDays === null || wanting.length === 0) return { part: null, fed, oiled, leftOut };
  const left = ({ feedUntil: until }: RoundHorse) => until?.getTime() ?? 0;
  const order = wanting.toSorted((a, b) => Number(a.retired) - Number(b.retired) || left(a) - left(b));
  const rations = order.map(({ rationed }) => rationed);
  const wish = { horses: order.length, days: feedDays, long: false, rations };
  const count = mostFed(wish, bags, spending.left);
  const meant = planFeeding({ ...wish, horses: count }, bags, spending.left);
  spending.spend(meant.price);
  for (const [index, { id, rationed }] of order.entries()) {
    if (index < count) fed.add(id);
    if (meant.oiled[index]) oiled.add(id);
    else if (index >= count || rationed) leftOut.set(id, spending.runShort());
  }
  const part = count === 0 ? null : { horseIds: [...fed], days: feedDays, price: meant.price };
  return { part, fed, oiled, leftOut };
}

/** Why the horse needs no feed, or null if it needs some. */
export function fedAnyway(horse: RoundHorse, feedDays: FeedingDays, now: Date): LeftOut | null {
  const { feedUntil: until, grassFrom } = horse;
  const hunger = hungerOf(horse, now);
  if (hunger === 'grass') return 'grass';
  if (hunger === 'nursing') return 'milk';
  const enough = now.getTime() + feedsBelowMs(feedDays);
  if (grassFrom !== null && grassFrom.getTime() <= (until?.getTime() ?? 0)) return 'grass';
  return (until?.getTime() ?? 0) >= enough ? 'enough' : null;
}

function mayBeShown({ retired, ageInMonths }: RoundHorse): boolean {
  return !retired && ageInMonths >= SHOW_FROM;
}

interface Treated {
  readonly entered: readonly RoundStart[];
  /** Horses that get hay and oil in this round, before their treats. */
  readonly oiled: ReadonlySet<string>;
  readonly saving: number;
}

/** After the entries: happiness counts when a show runs. A thrifty plan treats horses whose starts bring it back. */
export function planTreatPart(
  stable: RoundStable,
  { treatedTo, starts, thrifty }: RoundPlan,
  spending: Spending,
  { entered, oiled, saving }: Treated,
) {
  if (treatedTo === null || starts === 0) return null;
  const { treats } = stable;
  const isFull = spending.left >= saving + FULL_PURSE;
  const sad = stable.horses
    .filter((horse) => mayBeShown(horse) && horse.grassFrom === null)
    .flatMap((horse) => {
      const own = entered.filter(({ horseId }) => horseId === horse.id);
      const happiness = happinessAfter(horse.happiness, own.length);
      const limit = oiled.has(horse.id) ? 100 : horse.happinessLimit;
      const points = Math.ceil(Math.min(treatedTo, limit) - happiness);
      if (points <= 0) return [];
      const isWorthIt =
        !thrifty || (own.length > 0 && (isFull || treatsPay(horse, { own, points, happiness, stable })));
      return isWorthIt ? [{ id: horse.id, points }] : [];
    })
    .toSorted((one, other) => one.points - other.points)
    .slice(0, MOST_ENTERED_AT_ONCE);
  const priceOf = (count: number) =>
    planTreats(
      sad.slice(0, count).map(({ points }) => points),
      treats,
    ).price;
  let count = sad.length;
  while (count > 0 && priceOf(count) > spending.left) count -= 1;
  if (count < sad.length) spending.runShort();
  if (count === 0) return null;
  const price = priceOf(count);
  spending.spend(price);
  return { horses: sad.slice(0, count), price };
}

interface Treating {
  readonly own: readonly RoundStart[];
  readonly points: number;
  /** 0 to 100. */
  readonly happiness: number;
  readonly stable: RoundStable;
}

function treatsPay(horse: RoundHorse, { own, points, happiness, stable }: Treating): boolean {
  const [start] = own;
  if (!start) return false;
  const returnAt = (happy: number) =>
    bestReturn(horse, strengthAt(horse, start.show.discipline, happy), stable);
  const gained = own.length * (returnAt(happiness + points) - returnAt(happiness));
  return gained >= planTreats([points], stable.treats).price;
}

export function planVetPart(
  horses: readonly RoundHorse[],
  { vet }: RoundPlan,
  spending: Spending,
  now: Date,
) {
  if (!vet) return [];
  const until = { checkup: 'vetCheckUntil', vet_shots: 'vetShotsUntil' } as const;
  // The vet does one thing at a time for a horse: shots follow in the next round.
  const requested = new Set<string>();
  return VET_PAPERS.flatMap((service) => {
    const { price } = VET_SERVICE_ROWS[service];
    const horseIds: string[] = [];
    for (const horse of horses) {
      const expires = horse[until[service]];
      if (!mayBeShown(horse) || horse.grassFrom !== null) continue;
      if (horse.vetDoneAt !== null || requested.has(horse.id)) continue;
      if (expires !== null && expires > now) continue;
      if (horseIds.length === MOST_ENTERED_AT_ONCE) break;
      if (spending.left < price) {
        spending.runShort();
        break;
      }
      spending.spend(price);
      requested.add(horse.id);
      horseIds.push(horse.id);
    }
    return horseIds.length === 0 ? [] : [{ service, horseIds }];
  });
}
