import { MATERIALS, type Material } from './materials.ts';
import type { TackType } from './tack.ts';

interface Recipe {
  readonly materials: Readonly<Partial<Record<Material, number>>>;
  /** Real milliseconds. */
  readonly takesMs: number;
}

/** docs/rules/economy.md#crafting */
export const RECIPES: Readonly<Record<TackType, Recipe>> = {
  horseshoes: { materials: { iron: 4, glue: 2 }, takesMs: 3_000 },
  saddle: { materials: { leather: 6, thread: 4, wood: 2 }, takesMs: 6_000 },
  bridle: { materials: { leather: 4, iron: 2, thread: 2 }, takesMs: 4_500 },
};

export interface MaterialQuantity {
  readonly material: Material;
  readonly quantity: number;
}

/** In the order of `MATERIALS`. */
export function materialsOf(type: TackType): readonly MaterialQuantity[] {
  const { materials } = RECIPES[type];
  return MATERIALS.flatMap((material) => {
    const quantity = materials[material];
    return quantity === undefined ? [] : [{ material, quantity }];
  });
}

export type MaterialStock = Readonly<Partial<Record<Material, number>>>;

/** Empty if a piece can be made. */
export function materialsMissing(type: TackType, owned: MaterialStock): readonly MaterialQuantity[] {
  return materialsOf(type)
    .map(({ material, quantity }) => ({ material, quantity: quantity - (owned[material] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
