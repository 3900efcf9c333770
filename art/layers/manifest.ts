import { BUILDS } from '../../game/horses/coat/look-values.ts';
import { shapeOf } from '../body/age-shapes.ts';
import { shapeBody } from '../body/shape-body.ts';
import type { HorseKind } from '../render-horse.ts';
import { AGES, POSED, POSES, type Manifest } from '../paint/layers/layers.ts';
import { withersShare } from './framing.ts';

/** `light-adult-stand`. */
export function keyOf({ build, age, pose }: HorseKind): string {
  return `${build}-${age}-${pose}`;
}

export const HORSE_KINDS: readonly HorseKind[] = BUILDS.flatMap((build) =>
  AGES.flatMap((age) =>
    POSES.filter((pose) => POSED[pose].includes(age)).map((pose) => ({ build, age, pose })),
  ),
);

/** Served as immutable, like all below public/assets/. */
export const LAYERS_FOLDER = new URL('../../web/public/assets/horses/', import.meta.url);
export const MANIFEST_FILE = new URL('../paint/layers/manifest.json', import.meta.url);

/** One set per line. */
export function manifestText(manifest: Manifest): string {
  const lines = HORSE_KINDS.map(keyOf)
    .filter((key) => manifest[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(manifest[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export const WITHERS_FILE = new URL('../paint/layers/withers.json', import.meta.url);

/** One row per build, with a share per age. */
export function withersText(): string {
  const shares = BUILDS.map((build) => {
    const ofAges = AGES.map((age) => {
      const shape = shapeOf(build, age);
      return [age, withersShare(shapeBody(shape, 'stand'), shape)];
    });
    return [build, Object.fromEntries(ofAges)];
  });
  return `${JSON.stringify(Object.fromEntries(shares), null, 2)}\n`;
}
