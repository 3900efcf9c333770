import type { ColourGroup } from '../../game/horses/coat/colour.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { coatGroup } from '../../game/horses/coat/coat.ts';
import { coatOfLook, lookOf } from '../../game/horses/coat/look.ts';
import { readGenotype } from '../../game/horses/genetics/strands.ts';
import { spendOnGame } from '../../game/ledger/coins.ts';
import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { breedOfRow, type HorseRow } from '../horses/horse-row.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { HOUSE, post, withHouse } from '../ledger/ledger.ts';
import { changeOwner, lockForOwnerChange } from './change-owner.ts';
import { insertHorseListings } from './listing-queries.ts';
import { findAtMarket } from './rescue-queries.ts';

type HorseToShow = Pick<HorseRow, 'genotype' | 'traits' | 'breed' | 'bornAt'>;

/** The colour of today, which players filter by: a horse may grey. */
export function colourOfHorse(horse: HorseToShow, now: Date): ColourGroup {
  const { traits, bornAt } = horse;
  const look = lookOf({
    genotype: readGenotype(horse.genotype),
    traits,
    breed: breedOfRow(horse),
    ageInMonths: ageInMonths(bornAt, now),
  });
  return coatGroup(coatOfLook(look));
}

/** The horses must belong to the house. */
export async function listForRescue(
  tx: Tx,
  now: Date,
  horses: readonly (HorseToShow & Pick<HorseRow, 'id'>)[],
  price: number,
): Promise<void> {
  await insertHorseListings.run(tx, {
    ids: horses.map(() => newId(now)),
    kind: 'rescue',
    horseIds: horses.map(({ id }) => id),
    colours: horses.map((horse) => colourOfHorse(horse, now)),
    price,
    now,
  });
}

/** A foal born at the market waits for a home of its own. */
export async function listBornAtMarket(tx: Tx, foalIds: readonly string[]): Promise<void> {
  for (const foal of await findAtMarket.rows(tx, { ids: foalIds }))
    await listForRescue(tx, foal.createdAt, [foal], RESCUE_PRICE);
}

interface Rescue {
  readonly playerId: string;
  readonly horseId: string;
}

/** The first transaction to lock the horse gets it. */
export async function buyRescueHorse(
  tx: Tx,
  now: Date,
  { playerId, horseId }: Rescue,
): Promise<
  | { readonly name: string; readonly coins: number }
  | Refusal<'HORSE_NOT_FOUND'>
  | Refusal<'RESCUE_GONE'>
  | Refusal<'NOT_ENOUGH_COINS'>
> {
  const horse = (await lockHorsesById(tx, [horseId])).get(horseId);
  if (!horse) return refuse('HORSE_NOT_FOUND');
  const { name } = horse;
  if (horse.ownerId !== HOUSE) return refuse('RESCUE_GONE', { name });
  const change = { horses: [horse], from: HOUSE, to: playerId, now };
  const balance = (await lockForOwnerChange(tx, change, [playerId])).get(playerId);
  if (!balance) throw new Error(`No balance ${playerId}`);
  const paid = spendOnGame(balance, RESCUE_PRICE);
  if (isRefusal(paid)) return refuse('NOT_ENOUGH_COINS', { ...paid.details, name });

  await changeOwner(tx, change);
  await addHorseEvents(tx, now, [
    { horseId, ownerId: playerId, kind: 'rescued', details: { price: RESCUE_PRICE }, playerId },
  ]);
  await post(tx, now, [
    withHouse(balance, paid.balance, 'horse_purchase', `Bought the rescue horse ${name} from the market`),
  ]);
  return { name, coins: paid.balance.coins };
}
