/**
 * The lines of the paddock, drawn by fixed numbers: the same meadow everywhere, and a few lines of code in
 * place of a picture of many kilobytes. The view is 1600 by 720.
 */
export const WIDTH = 1600;
export const HEIGHT = 720;

/** A small generator of its own (mulberry32): these draws decide nothing but where a blade of grass stands. */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** The upper edge of a range of hills. */
function ridge(seed: number, y: number, height: number, step: number): string {
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

/** Groups of trees: middle, foot, width, height, number of crowns. */
const TREES = [
  [120, 436, 300, 92, 46],
  [330, 440, 170, 60, 22],
  [560, 440, 120, 42, 14],
  [790, 438, 250, 56, 26],
  [1060, 440, 180, 64, 22],
  [1300, 438, 330, 104, 52],
  [1520, 440, 220, 120, 34],
] as const;

/** The crowns of the trees; moved and smaller, they are the side that the light falls on. */
function crowns(seed: number, moved: number, size: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (const [middle, foot, width, height, count] of TREES) {
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

interface Grass {
  readonly seed: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Blades of grass, longer towards the front. */
function blades({ seed, count, from, to, length }: Grass): string {
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

function blossoms(seed: number, count: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let blossom = 0; blossom < count; blossom++) {
    const y = 500 + 216 * draw();
    path += `M${short(WIDTH * draw())} ${short(y)}h.01`;
  }
  return path;
}

const rail = (y: number) =>
  `M-20 ${y + 14}C300 ${y - 2} 700 ${y - 6} 1000 ${y}S1500 ${y + 20} 1640 ${y + 30}`;

function posts(): string {
  let path = '';
  for (let x = -10; x < WIDTH + 40; x += 94) {
    const y = 468 + 14 * (Math.abs(x / WIDTH - 0.45) * 1.7) ** 2;
    path += `M${x} ${short(y - 34)}V${short(y + 12)}`;
  }
  return path;
}

export const HILLS = [ridge(3, 392, 64, 150), ridge(11, 424, 48, 120)] as const;
/** The trees, and the side of them that the light falls on. */
export const CROWNS = [crowns(5, 0, 1), crowns(5, -5, 0.62)] as const;
export const POSTS = posts();
export const RAILS = [rail(448), rail(466)] as const;
/** Dark, dry and lit blades. */
export const GRASS = [
  blades({ seed: 21, count: 300, from: 478, to: 720, length: 15 }),
  blades({ seed: 22, count: 260, from: 478, to: 720, length: 14 }),
  blades({ seed: 23, count: 200, from: 500, to: 720, length: 16 }),
] as const;
export const BLOSSOMS = blossoms(31, 70);
/** Dark and dry blades by turns, before the hooves. */
export const HOOF_GRASS = [
  blades({ seed: 44, count: 420, from: 650, to: 684, length: 13 }),
  blades({ seed: 45, count: 200, from: 654, to: 686, length: 11 }),
  blades({ seed: 41, count: 240, from: 676, to: 724, length: 30 }),
  blades({ seed: 42, count: 150, from: 676, to: 726, length: 26 }),
] as const;
