/*
 * Marks in a jittered grid of cells: a point may show those of its own cell and of the next ones, where they reach
 * into it. `at` is the place of the point in its cell, 0 to 1, `reach` how far marks reach into the next cell.
 */

/** -1 where marks of the cell before reach the point, else 0. */
export function firstCell(at: number, reach: number): number {
  return at < reach ? -1 : 0;
}

/** 1 where those of the cell after do, else 0. */
export function lastCell(at: number, reach: number): number {
  return at > 1 - reach ? 1 : 0;
}
