import { PIECES_FOR_SALE, PIECES_OF_PLAYERS, tackPrice } from '../../game/house-stables/offers.ts';
import { isRefusal } from '../../game/refusal.ts';
import { MATERIAL_ROWS, materialPrice } from '../../game/tack/materials.ts';
import { materialsMissing, type MaterialQuantity } from '../../game/tack/recipes.ts';
import { TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import { buyItems, readOwned } from '../inventory/inventory.ts';
import { craftTack } from '../tack/acquire-tack.ts';
import { listTack } from '../trade/list-for-sale.ts';
import { countPieces, findOffers } from './house-stables-queries.ts';
import { act, type Visit } from './visit.ts';

/** One piece a day, of the type that it has least of and players do not offer enough of. */
export async function makeTack(visit: Visit): Promise<void> {
  const { now, rng, playerId, stable } = visit;
  if (!stable.makesTack) return;
  const type = await act(visit, async (tx) => {
    const offered = (await findOffers.rows(tx, { playerId })).filter(({ tackType }) => tackType !== null);
    if (offered.length >= PIECES_FOR_SALE) return undefined;
    const ofPlayers = await countPieces.rows(tx, { types: TACK_TYPES, most: PIECES_OF_PLAYERS });
    const count = (one: TackType) => offered.filter(({ tackType }) => tackType === one).length;
    return TACK_TYPES.filter(
      (one) => (ofPlayers.find((row) => row.type === one)?.count ?? 0) < PIECES_OF_PLAYERS,
    ).toSorted((one, other) => count(one) - count(other))[0];
  });
  if (type === undefined) return;
  const owned = await act(visit, (tx) => readOwned(tx, playerId, 'material'));
  const stock = Object.fromEntries(Object.keys(MATERIAL_ROWS).map((material) => [material, owned(material)]));
  for (const missing of materialsMissing(type, stock)) await buyMaterial(visit, missing);
  await act(visit, async (tx) => {
    const made = await craftTack(tx, { now, rng }, playerId, type);
    if (isRefusal(made)) return made;
    return listTack(tx, now, { playerId, tackId: made.piece.id, price: tackPrice(type) });
  });
}

function buyMaterial(visit: Visit, { material, quantity }: MaterialQuantity) {
  const { now, playerId, stable } = visit;
  const order = {
    playerId,
    kind: 'material',
    item: material,
    label: MATERIAL_ROWS[material].label,
    price: materialPrice(material, stable.guild),
    quantity,
    entry: 'material_purchase',
  } as const;
  return act(visit, (tx) => buyItems(tx, now, order));
}
