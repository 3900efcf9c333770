import { WIDTH } from './scene-size.ts';

/* A view drawn from fixed seeds: stable, and far smaller than a picture. */

/** Mulberry32, for decoration only. */
export function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const short = (value: number) => Math.round(value * 10) / 10;

export function ridge(seed: number, y: number, height: number, step: number): string {
  const draw = drawsFrom(seed);
  const tops: [number, number][] = [];
  for (let x = -step; x <= WIDTH + step; x += step) {
    tops.push([x, y - height * (draw() * 0.7 + 0.3 * Math.sin(x / 260 + seed))]);
  }
  const curves = tops.slice(1, -1).map(([x, top], index) => {
    const [nextX, nextTop] = tops[index + 2] ?? [x, top];
    return `Q${short(x)} ${short(top)} ${short((x + nextX) / 2)} ${short((top + nextTop) / 2)}`;
  });
  const [startX, startY] = tops[0] ?? [0, y];
  return `M${-step} 760L${short(startX)} ${short(startY)}${curves.join('')}L${WIDTH + step} 760Z`;
}

export type Trees = readonly [middle: number, foot: number, width: number, height: number, crowns: number];

/** Moved and shrunk, they become the lit sides. */
export function crowns(trees: readonly Trees[], seed: number, moved: number, size: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (const [middle, foot, width, height, count] of trees) {
    for (let crown = 0; crown < count; crown++) {
      const along = ((crown + 0.5) / count) * 0.9 + 0.05 + (draw() - 0.5) * 0.06;
      const up = draw();
      const top = height * (0.3 + 0.42 * Math.sin(Math.PI * along) + 0.16 * Math.sin(along * 17 + middle));
      const radius = (height * 0.17 + height * 0.12 * draw()) * size;
      const x = middle + (along - 0.5) * width + moved - radius;
      const y = foot - top * (0.25 + 0.6 * up) + moved;
      const arc = `a${short(radius)} ${short(radius * 0.86)} 0 1 0`;
      path += `M${short(x)} ${short(y)}${arc} ${short(2 * radius)} 0${arc} ${short(-2 * radius)} 0`;
    }
  }
  return path;
}

export interface Grass {
  readonly seed: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Longer towards the front. */
export function blades({ seed, count, from, to, length }: Grass): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let blade = 0; blade < count; blade++) {
    const near = Math.sqrt(draw());
    const x = -20 + (WIDTH + 40) * draw();
    const long = (length * 0.22 + length * 0.78 * near) * (0.6 + 0.8 * draw());
    const bend = (draw() - 0.5) * long * 0.7;
    path += `M${short(x)} ${short(from + (to - from) * near)}q${short(bend * 0.2)} ${short(-long * 0.6)} ${short(bend)} ${short(-long)}`;
  }
  return path;
}

export function blossoms(seed: number, count: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let blossom = 0; blossom < count; blossom++) {
    const y = 500 + 216 * draw();
    path += `M${short(WIDTH * draw())} ${short(y)}h.01`;
  }
  return path;
}
