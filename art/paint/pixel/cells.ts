/*
 * Marks in a jittered grid may reach into adjacent cells. `at`: place in the cell, 0 to 1; `reach`: how far marks
 * reach into the next.
 */

/** -1 if the previous cell's marks reach the point, else 0. */
export function firstCell(at: number, reach: number): number {
  return at < reach ? -1 : 0;
}

/** 1 if the next cell's marks do, else 0. */
export function lastCell(at: number, reach: number): number {
  return at > 1 - reach ? 1 : 0;
}
