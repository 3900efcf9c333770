import { shapeOf } from '../body/age-shapes.ts';
import type { Body, Rib } from '../body/body.ts';
import { shapeBody } from '../body/shape-body.ts';
import { BACK_HEIGHT, ELBOW_HEIGHT, LEG_HEIGHTS, LOIN, type Anatomy } from '../paint/layers/anatomy.ts';
import type { HorseKind } from '../render-horse.ts';
import { PARTS, type PartNumber } from '../trace/surface.ts';
import { HORSE_KINDS, keyOf } from './manifest.ts';

const LEGS = [PARTS.foreNear, PARTS.foreFar, PARTS.hindNear, PARTS.hindFar];

function anatomyOf({ build, age, pose }: HorseKind): Anatomy {
  const body = shapeBody(shapeOf(build, age), pose);
  const [from, to] = LOIN;
  const elbow = body.trunkPoint([from, ELBOW_HEIGHT])[1];
  const tall = elbow / ELBOW_HEIGHT;
  const legs = body.floor > 0 ? [] : LEGS.map((leg) => axisOf(ribsOf(body, leg), tall));
  const [foreNear = 0, foreFar = 0, hindNear = 0, hindFar = 0] = legs.map(([foot = 0]) => foot);
  return {
    longer: rounded(body.trunkPoint([to, BACK_HEIGHT])[0] - to),
    elbow: rounded(elbow),
    back: rounded(body.trunkPoint([(from + to) / 2 - 0.06, BACK_HEIGHT])[1]),
    floor: rounded(body.floor),
    legs: legs.filter((axis) => isSteep(axis, tall)),
    feet: [Math.max(foreNear, foreFar), Math.min(hindNear, hindFar)],
  };
}

/** Sideways for each unit upwards. */
const MOST_SLANTED = 1.2;

/** Trotting legs are not: what thickens a leg sideways would tear them. */
function isSteep(axis: readonly number[], tall: number): boolean {
  return axis.every((x, at) => {
    const rise = ((LEG_HEIGHTS[at] ?? 0) - (LEG_HEIGHTS[at - 1] ?? 0)) * tall;
    return at === 0 || Math.abs(x - (axis[at - 1] ?? x)) <= MOST_SLANTED * rise;
  });
}

function ribsOf({ parts }: Body, leg: PartNumber): readonly Rib[] {
  return parts.find(({ number }) => number === leg)?.ribs ?? [];
}

/** x of the leg's middle where it first crosses each height; a lifted leg keeps its last. */
function axisOf(ribs: readonly Rib[], tall: number): number[] {
  const middles = ribs.map(
    ({ front, back }) => [(front[0] + back[0]) / 2, (front[1] + back[1]) / 2] as const,
  );
  return LEG_HEIGHTS.map((canonical) => {
    const height = canonical * tall;
    for (let at = 1; at < middles.length; at++) {
      const [x, y] = middles[at] ?? [0, 0];
      const [beforeX, beforeY] = middles[at - 1] ?? [0, 0];
      if (y > height || beforeY <= height) continue;
      return rounded(x + ((beforeX - x) * (height - y)) / (beforeY - y));
    }
    const [first, last] = [middles[0] ?? [0, 0], middles.at(-1) ?? [0, 0]];
    return rounded(height >= first[1] ? first[0] : last[0]);
  });
}

const rounded = (value: number): number => Math.round(value * 1e3) / 1e3;

export const ANATOMY_FILE = new URL('../paint/layers/anatomy.json', import.meta.url);

/** One set per line. */
export function anatomyText(): string {
  const lines = HORSE_KINDS.map(
    (kind) => `${JSON.stringify(keyOf(kind))}:${JSON.stringify(anatomyOf(kind))}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
