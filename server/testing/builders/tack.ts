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

/** Returns ids in the order of `TACK_TYPES`. */
export async function wearStoreSet(player: TestPlayer, horseId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const type of TACK_TYPES) {
    const id = await buyTack(player, type);
    expect(await equip(player, horseId, id)).toMatchObject({ status: 200 });
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
