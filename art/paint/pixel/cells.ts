/* Marks in a jittered grid reach into adjacent cells. `at`: position in the cell, 0 to 1; `reach`: into the next cell. */

/** -1 if the previous cell's marks reach the point, else 0. */
export function firstCell(at: number, reach: number): number {
  return at < reach ? -1 : 0;
}

/** 1 if the next cell's do, else 0. */
export function lastCell(at: number, reach: number): number {
  return at > 1 - reach ? 1 : 0;
}
