import { GATE_FEED, GATE_PRICE, type GateHorse } from '../../game/gate/gate.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { storeGenome } from '../../game/horses/genetics/strands.ts';
import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { saveCover } from '../breeding/covering/cover.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { addHorse } from '../horses/add-horse.ts';
import { openPedigreeCache } from '../horses/pedigree-cache.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { neutralName } from '../horses/horse-name.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { giveItems } from '../inventory/inventory.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import type { UnkindWords } from '../moderation/word-filter.ts';
import { refuseNote } from '../moderation/writing.ts';
import { countNewcomer } from '../newcomers/newcomers.ts';
import { giveStarterTack } from '../tack/acquire-tack.ts';
import { awaitGate, findAtGate, lockPlayerAtGate, saveGate } from './gate-queries.ts';
import { isGateSire } from './gate-sires.ts';
import type { Gate } from './gate-token.ts';

/** Ends the line in the ledger. */
export const FROM_GATE = 'home from the gate';

export interface Taking {
  readonly playerId: string;
  /** Of the world: the foal of a mare in foal is sealed by it. */
  readonly secret: Uint8Array;
  readonly gate: Gate;
  readonly horse: GateHorse;
  readonly name: string;
}

type TakingRefusal = Refusal<'GATE_OLD' | 'GATE_USED' | 'HAS_HORSE' | 'NOT_ENOUGH_COINS'> | UnkindWords;

/** Once for each gate and each player, who must have no horse. */
export async function takeFromGate(
  tx: Tx,
  now: Date,
  { playerId, secret, gate, horse, name: chosen }: Taking,
): Promise<{ horse: HorseRow; coins: number } | TakingRefusal> {
  const { sire } = horse;
  await awaitGate.run(tx, { gate: gate.bytes });
  const { horses, ledger_accounts: balance } = await lockInOrder(tx, {
    horses: async () => (sire ? lockHorsesById(tx, [sire.id]) : undefined),
    players: () => lockPlayerAtGate.first(tx, { playerId }),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  const [found, mayStillSire, refusal] = await Promise.all([
    findAtGate.first(tx, { playerId, gate: gate.bytes }),
    sire ? isGateSire(tx, now, sire.id) : undefined,
    refuseNote(tx, now, { writerId: playerId, note: chosen }),
  ]);
  if (found?.hasHorse) return refuse('HAS_HORSE');
  if (found?.isUsed) return refuse('GATE_USED');
  if (mayStillSire === false) return refuse('GATE_OLD');
  const stallion = sire && horses?.get(sire.id);
  if (refusal?.refused === 'UNKIND_WORDS') return refuse('UNKIND_WORDS');
  // A muted player may take a horse, but not name it.
  const name = refusal ? neutralName() : chosen;
  const paid = spendOnGame(balance, GATE_PRICE);
  if (isRefusal(paid)) return paid;

  await saveGate.run(tx, { playerId, gate: gate.bytes });
  const { breed, sex, discipline, genome, traits, form, talent, aptitude, ageInMonths } = horse;
  const arrived = await addHorse(tx, now, {
    id: newId(now),
    ownerId: playerId,
    name,
    breed: breed.id,
    sex,
    discipline,
    genotype: storeGenome(genome),
    traits,
    form,
    talent,
    aptitude,
    bornAt: bornAtAge(ageInMonths, now),
    price: GATE_PRICE,
  });
  const { foalsAt } = stallion
    ? await saveCover(
        tx,
        now,
        { secret, pedigrees: openPedigreeCache() },
        {
          mare: arrived,
          stallion,
          entropy: gate.bytes.toString('hex'),
          requestId: null,
          freeFee: false,
          ofGate: true,
        },
      )
    : arrived;
  await giveStarterTack(tx, now, playerId, arrived.id);
  await giveItems(tx, { playerId, kind: 'feed', item: GATE_FEED.feedType }, GATE_FEED.quantity);
  const description = `Brought the horse ${name}, ${breed.name} ${sex}, ${FROM_GATE}`;
  await countNewcomer(tx, now, 'horse_chosen');
  await post(tx, now, [withHouse(balance, paid.balance, 'horse_purchase', description)]);
  return { horse: { ...arrived, foalsAt }, coins: paid.balance.coins };
}
