import { tackPrice } from '../../../game/house-stables/offers.ts';
import { craft } from '../../../game/tack/crafting.ts';
import { MATERIAL_ROWS, materialPrice } from '../../../game/tack/materials.ts';
import { materialsOf } from '../../../game/tack/recipes.ts';
import { TACK_TYPES, type TackType } from '../../../game/tack/tack.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { HouseLife, PlayedStable } from './house-life.ts';

/** Buys what the piece is made of, makes it and puts it up for sale. */
export function makePiece(life: HouseLife, played: PlayedStable, type: TackType): void {
  const { population, rng } = life;
  const materials = materialsOf(type);
  for (const { material, quantity } of materials) {
    const price = materialPrice(material, played.stable.guild) * quantity;
    const description = `Bought ${quantity} ${MATERIAL_ROWS[material].label}`;
    if (!life.pay(played, price, 'material_purchase', description)) return;
  }
  const now = life.step();
  const stock = Object.fromEntries(materials.map(({ material, quantity }) => [material, quantity]));
  const plan = craft({ type, crafter: population.player(played.id), stock, now, rng });
  if (isRefusal(plan)) throw new Error(`${played.stable.name} cannot make a ${type}: ${plan.refused}`);
  const { level, xp, craftSkill, craftedAt, crafts } = plan.crafter;
  population.changePlayer(played.id, { level, xp, craftSkill, craftedAt, crafts });
  const id = life.newId(now);
  life.tack.push({
    id,
    ownerId: played.id,
    type,
    quality: plan.quality,
    makerId: played.id,
    starterOf: null,
    horseId: null,
    createdAt: now,
  });
  life.list(played, { kind: 'tack', tackId: id, tackType: type, quality: plan.quality }, tackPrice(type));
}

/** Each type in turn. */
export const pieceOfDay = (day: number): TackType => TACK_TYPES[day % TACK_TYPES.length] ?? TACK_TYPES[0];
