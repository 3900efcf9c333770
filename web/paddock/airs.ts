import type { Oklch } from './colour.ts';
import type { LightRow } from './light-rows.ts';
import { drawsFrom } from './lines.ts';
import { landTints } from './pixels/land-tints.ts';
import { dab, strand, type Panel } from './pixels/panel.ts';
import { paintMist, paintStars } from './pixels/sky.ts';
import { blend, dimmed, tint, type Tint } from './pixels/tint.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import type { Air, Painting, PaintSteps } from './setting.ts';

const WHITE: Tint = [1, 1, 1, 1];

interface AirRow {
  /** Behind hills and trees. */
  readonly sky?: (painting: Painting) => void;
  /** Behind the horse. */
  readonly behind?: (painting: Painting) => void;
  /** In front of the horse. */
  readonly before?: (painting: Painting) => void;
}

/** Number, length, half width and strength of streaks, far to near. */
const RAIN = [
  [900, 15, 0.3, 0.2],
  [420, 30, 0.5, 0.24],
  [110, 56, 0.9, 0.2],
] as const;

function paintRain({ front, tints }: Painting): void {
  const bright = blend(tints.haze, WHITE, 0.4);
  RAIN.forEach(([count, length, half, strength], index) => {
    const draw = drawsFrom(121 + index);
    for (let drop = 0; drop < count; drop++) {
      const long = length * (0.6 + 0.8 * draw());
      const start = [WIDTH * draw(), (HEIGHT + 40) * draw() - 40] as const;
      strand(front, [...start, -long * 0.16, long, 0, half * 0.4, half], [bright, bright], strength);
    }
  });
}

/** Number, radius and strength of flakes: small, middle and near. */
const FLAKES = [
  [760, 1.3, 0.6],
  [300, 2.4, 0.72],
  [80, 4.6, 0.5],
] as const;

function paintSnowfall({ front, tints }: Painting): void {
  const white = blend(tints.snow, WHITE, 0.35);
  FLAKES.forEach(([count, radius, strength], index) => {
    const draw = drawsFrom(91 + index);
    for (let flake = 0; flake < count; flake++) {
      const size = radius * (0.7 + 0.6 * draw());
      dab(front, [WIDTH * draw(), HEIGHT * draw(), size, size * 1.1, 0, 0.1], white, strength);
    }
  });
}

interface Drift {
  readonly seed: number;
  readonly count: number;
  readonly radius: number;
  readonly tints: readonly [Tint, Tint];
}

/** Petals or leaves in the wind, each with a lit and a shaded half. */
function paintDrift(front: Panel, { seed, count, radius, tints: [one, other] }: Drift): void {
  const draw = drawsFrom(seed);
  for (let leaf = 0; leaf < count; leaf++) {
    const turn = Math.PI * draw();
    const [x, y] = [WIDTH * draw(), HEIGHT * (0.08 + 0.9 * draw())];
    const long = radius * (0.6 + 0.7 * draw());
    const thin = long * (0.3 + 0.35 * draw());
    const own = blend(one, other, draw());
    dab(front, [x, y, long, thin, turn, 0.6], own, 0.92);
    const [aside, up] = [Math.sin(turn) * thin * 0.4, -Math.cos(turn) * thin * 0.4];
    dab(front, [x + aside, y + up, long * 0.8, thin * 0.4, turn, 0.2], blend(own, WHITE, 0.4), 0.55);
  }
}

const FALLING: readonly Omit<Drift, 'tints'>[] = [
  { seed: 101, count: 90, radius: 3.4 },
  { seed: 102, count: 44, radius: 5.4 },
  { seed: 103, count: 14, radius: 8.5 },
];

const drifting =
  (...tints: readonly [Tint, Tint]) =>
  ({ front, tints: { inAir } }: Painting) => {
    const own = tints.map((one) => blend(one, inAir([0.5, 0.03, 60]), 0.15)) as [Tint, Tint];
    for (const drift of FALLING) paintDrift(front, { ...drift, tints: own });
  };

/** Foot, height, wave, colour at the foot, colour at the top. */
const CURTAINS = [
  [330, 250, 46, tint([0.78, 0.17, 158]), tint([0.6, 0.16, 300])],
  [250, 190, 62, tint([0.84, 0.16, 162]), tint([0.62, 0.15, 250])],
  [390, 170, 34, tint([0.74, 0.14, 175]), tint([0.58, 0.16, 320])],
] as const satisfies readonly (readonly [number, number, number, Tint, Tint])[];
const FOLD = 5;

/** Northern lights: curtains of thin upright rays. */
function paintAurora({ back }: Painting): void {
  CURTAINS.forEach(([foot, height, wave, low, high], index) => {
    const draw = drawsFrom(81 + index);
    for (let x = -FOLD; x < WIDTH + FOLD; x += FOLD) {
      const bend = Math.sin(x / (210 + 60 * index) + index * 2.1) + 0.4 * Math.sin(x / 83 + index);
      const bottom = foot + wave * bend;
      const long = height * (0.72 + 0.4 * draw());
      const strength = 0.34 * (0.55 + 0.45 * Math.sin(x / 137 + index * 1.7)) * (0.75 + 0.5 * draw());
      // Brightest a little above its foot.
      for (const [up, size, alpha, own] of [
        [0.16, 0.2, strength, low],
        [0.4, 0.36, strength * 0.5, blend(low, high, 0.6)],
        [0.66, 0.42, strength * 0.3, high],
      ] as const)
        dab(back, [x, bottom - up * long, FOLD * 2.4, size * long, 0, 0], own, alpha);
    }
  });
}

/** More stars, and the Milky Way. */
function paintStarrySky({ back }: Painting): void {
  const draw = drawsFrom(61);
  const own = tint([0.62, 0.05, 265]);
  for (let cloud = 0; cloud < 420; cloud++) {
    const along = draw() - 0.5;
    const aside = (draw() + draw() + draw() - 1.5) * 70;
    const size = 18 + 46 * draw();
    const at = [950 + along * 1300 + aside * 0.4, 190 - along * 460 + aside] as const;
    dab(back, [...at, size * 1.6, size, -0.38], own, 0.035);
  }
  paintStars(back, 900);
}

const AIR_ROWS: Readonly<Record<Air, AirRow>> = {
  cloudy: {},
  rain: { behind: ({ back, tints }) => paintMist(back, tints, 0.34, 46), before: paintRain },
  mist: { behind: ({ back, tints }) => paintMist(back, tints, 0.75, 44) },
  snow: { behind: ({ back, tints }) => paintMist(back, tints, 0.24, 60), before: paintSnowfall },
  petals: { before: drifting(tint([0.95, 0.03, 5]), tint([0.86, 0.09, 0])) },
  leaves: { before: drifting(tint([0.72, 0.15, 72]), tint([0.52, 0.15, 40])) },
  snowfall: { before: paintSnowfall },
  stars: { sky: paintStarrySky },
  aurora: { sky: paintAurora },
};

const OVERCAST: readonly Air[] = ['cloudy', 'rain', 'snow'];

/** Under cloud the light is grey and comes from everywhere. */
function underCloud(painting: Painting): Painting {
  const { row, season } = painting;
  const grey = row.sky[1][0] * 0.8;
  const greyer = ([lightness, chroma, hue, alpha]: Oklch, share: number): Oklch => [
    lightness + (grey - lightness) * share,
    chroma * (1 - share),
    hue,
    alpha,
  ];
  const lit = row.lit * 0.3;
  const own: LightRow = {
    ...row,
    sky: row.sky.map((stop) => greyer(stop, 0.7)) as [Oklch, Oklch, Oklch],
    sun: greyer(row.sun, 0.3),
    glow: row.glow * 0.3,
    disc: 0,
    lit,
    ambient: greyer(row.ambient, 0.3 / (0.3 + 0.7 * row.ambientBy)),
    ambientBy: 0.3 + 0.7 * row.ambientBy,
    cloud: greyer(row.cloud, 0.5),
    clear: 0.3,
  };
  const tints = landTints(own, season);
  const sun = dimmed(tints.sun, lit / 0.55);
  const [back, front] = [painting.back, painting.front].map((panel) => ({ ...panel, sun })) as [Panel, Panel];
  return { ...painting, row: own, tints, back, front };
}

/** The place in its air. */
export function withAir(paint: PaintSteps, air: Air): PaintSteps {
  const { sky, behind, before } = AIR_ROWS[air];
  return (clear) => {
    const painting = OVERCAST.includes(air) ? underCloud(clear) : clear;
    return [
      ...paint({ ...painting, inSky: () => sky?.(painting) }),
      () => behind?.(painting),
      () => before?.(painting),
    ];
  };
}
