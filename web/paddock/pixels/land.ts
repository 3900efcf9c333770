import { drawsFrom } from '../lines.ts';
import type { Painting } from '../setting.ts';
import { paintGround } from './meadow.ts';
import { paintRidges, type Ridge } from './ridges.ts';
import { paintMist, paintSky } from './sky.ts';
import { paintRow, paintTree, type Row, type Tree } from './trees.ts';

/** A landscape as far as its trees. */
export interface Land {
  readonly ridges?: readonly Ridge[];
  /** Farthest first. */
  readonly rows: readonly Row[];
  readonly mist: number;
  readonly trees: readonly Tree[];
}

export function landSteps(painting: Painting, { ridges, rows, mist, trees }: Land): (() => void)[] {
  const { back, tints } = painting;
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints, ridges),
    () => paintGround(back, tints),
    ...rows.map((row) => () => paintRow(back, tints, row)),
    () => paintMist(back, tints, mist),
    ...trees.map((tree) => () => paintTree(back, tints, tree, drawsFrom(tree[5]))),
  ];
}
