import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal } from '../../game/refusal.ts';
import { pick } from '../../game/rng.ts';
import { materialPrice, MATERIAL_ROWS, type Material } from '../../game/tack/materials.ts';
import { STORE_QUALITY } from '../../game/tack/quality.ts';
import { materialsMissing, type MaterialStock } from '../../game/tack/recipes.ts';
import { TACK, TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import { makePiece } from '../../season/stable/acts.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import type { Visit } from './life.ts';
import { store } from './person.ts';

type Piece = Row<'tack'>;

/** Tack cannot change while the horse is entered. */
function isEntered({ workedAt }: HorseRow, at: Date): boolean {
  return workedAt !== null && workedAt > at;
}

/** Gives the best pieces to the best horses; buys missing ones from the store. */
export function dress(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  const { tack, market } = life;
  for (const horse of team) {
    if (isEntered(horse, visit.at)) continue;
    const wears = new Map(tack.wornBy(horse.id).map((piece) => [piece.type, piece]));
    for (const type of TACK_TYPES) {
      const worn = wears.get(type)?.quality ?? -1;
      const better = tack
        .ownedBy(person.id)
        .filter((piece) => piece.type === type && piece.horseId === null && piece.quality > worn)
        .filter((piece) => !market.isListed(piece.id))
        .toSorted((one, other) => other.quality - one.quality)[0];
      if (better) tack.putOn(better.id, horse.id);
      else if (worn < 0 && life.rng.next() < 0.5) buyStorePiece(visit, type, horse);
    }
  }
}

function buyStorePiece(visit: Visit, type: TackType, horse: HorseRow): void {
  const { life, person } = visit;
  const { buy, one } = TACK[type];
  if (!visit.pay(buy, 'tack_purchase', `Bought ${one} from the store`)) return;
  const id = life.newId(visit.at);
  life.tack.add({
    id,
    ownerId: person.id,
    type,
    quality: STORE_QUALITY,
    makerId: null,
    starterOf: null,
    horseId: null,
    createdAt: visit.at,
  });
  life.tack.putOn(id, horse.id);
}

/** A first horse comes with a store set. */
export function wearStarterTack({ life, person, at }: Visit, horseId: string): void {
  for (const type of TACK_TYPES) {
    const id = life.newId(at);
    life.tack.add({
      id,
      ownerId: person.id,
      type,
      quality: STORE_QUALITY,
      makerId: null,
      starterOf: person.id,
      horseId: null,
      createdAt: at,
    });
    life.tack.putOn(id, horseId);
  }
}

/** Buys a piece's materials and makes it. */
export function craftPiece(visit: Visit): Piece | undefined {
  const { life, person } = visit;
  const type = pick(life.rng, TACK_TYPES);
  if (!buyMaterials(visit, type)) return undefined;
  const at = visit.step();
  const plan = makePiece(visit.stable, { type, stock: stockOf(visit), now: at, rng: life.rng });
  if (plan === null) return undefined;
  for (const { material, quantity } of plan.uses) store(person, 'material', material, -quantity);
  const piece = {
    id: life.newId(at),
    ownerId: person.id,
    type,
    quality: plan.quality,
    makerId: person.id,
    starterOf: null,
    horseId: null,
    createdAt: at,
  };
  life.tack.add(piece);
  return piece;
}

function stockOf({ person: { inventory } }: Visit): MaterialStock {
  const kinds = Object.keys(MATERIAL_ROWS) as Material[];
  return Object.fromEntries(kinds.map((kind) => [kind, inventory.get(`material/${kind}`) ?? 0]));
}

function buyMaterials(visit: Visit, type: TackType): boolean {
  const { life, person } = visit;
  const missing = materialsMissing(type, stockOf(visit));
  const priceOf = (material: Material) => materialPrice(material, person.guild);
  const price = missing.reduce((sum, { material, quantity }) => sum + priceOf(material) * quantity, 0);
  if (isRefusal(spendOnGame(life.books.balance(person.id), price + COINS_LEFT))) return false;
  for (const { material, quantity } of missing) {
    const { label } = MATERIAL_ROWS[material];
    visit.pay(priceOf(material) * quantity, 'material_purchase', `Bought ${quantity} ${label}`, 0);
    store(person, 'material', material, quantity);
  }
  return true;
}

const COINS_LEFT = 300;
