import { expect } from 'vitest';
import { materialsOf } from '../../../game/tack/recipes.ts';
import { TACK_TYPES, type TackType } from '../../../game/tack/tack.ts';
import type { Material } from '../../../game/tack/materials.ts';
import type { TestPlayer } from '../app/test-app.ts';

export async function buyTack(player: TestPlayer, tack_type: TackType): Promise<string> {
  const bought = await player.call('POST /api/tack/buy-store', { body: { tack_type } });
  expect(bought).toMatchObject({ status: 200 });
  return bought.body.tack.id;
}

export function equip(player: TestPlayer, horseId: string, tackId: string) {
  return player.call('POST /api/horses/:id/equip-tack/:tackId', { params: { id: horseId, tackId } });
}

export function unequip(player: TestPlayer, horseId: string, tackId: string) {
  return player.call('POST /api/horses/:id/unequip-tack/:tackId', { params: { id: horseId, tackId } });
}

/** Ids of what the horse wears, by type. */
export async function wornBy(
  player: TestPlayer,
  horseId: string,
): Promise<Readonly<Partial<Record<TackType, string>>>> {
  const { body } = await player.call('GET /api/tack/my-tack');
  return Object.fromEntries(
    body.filter(({ equippedToHorseId }) => equippedToHorseId === horseId).map(({ type, id }) => [type, id]),
  );
}

/** Takes off what it came with, if it was the player's first. */
export async function undress(player: TestPlayer, horseId: string): Promise<void> {
  for (const id of Object.values(await wornBy(player, horseId))) {
    expect(await unequip(player, horseId, id)).toMatchObject({ status: 200 });
  }
}

/** Buys what the horse did not come with. Returns ids in the order of `TACK_TYPES`. */
export async function wearStoreSet(player: TestPlayer, horseId: string): Promise<string[]> {
  const worn = await wornBy(player, horseId);
  const ids: string[] = [];
  for (const type of TACK_TYPES) {
    const id = worn[type] ?? (await buyTack(player, type));
    if (worn[type] === undefined) expect(await equip(player, horseId, id)).toMatchObject({ status: 200 });
    ids.push(id);
  }
  return ids;
}

export async function buyMaterial(player: TestPlayer, material_type: Material, quantity: number) {
  const bought = await player.call('POST /api/materials/buy', { body: { material_type, quantity } });
  expect(bought).toMatchObject({ status: 200 });
}

export async function buyMaterialsFor(player: TestPlayer, type: TackType, pieces = 1) {
  for (const { material, quantity } of materialsOf(type))
    await buyMaterial(player, material, pieces * quantity);
}

export function craft(player: TestPlayer, tack_type: TackType) {
  return player.call('POST /api/tack/craft', { body: { tack_type } });
}
