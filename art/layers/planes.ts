import type { HairLayer } from '../hair/hair-layer.ts';
import type { RenderedHorse } from '../render-horse.ts';
import type {
  BodyPlane,
  Box,
  HairPart,
  HairPlane,
  LayerFrame,
  Plane,
  TackPart,
  TackPlane,
} from '../paint/layers/layers.ts';
import { clamp, rise } from '../smooth.ts';
import type { LitTack } from '../tack/tack-layer.ts';
import { PARTS, isLeg, type Surface } from '../trace/surface.ts';
import type { RenderedPlane } from './pack.ts';
import { boxAround, reduce, SAMPLES } from './reduce.ts';
import { topline as backAt } from '../paint/pixel/anatomy.ts';

type Range = LayerFrame['dx'];

const WHISKER_INK = 0.9;

/** Whiskers are dark lines beyond the outline. */
export function bodyPlanes({ surface, light, ink, whiskers }: RenderedHorse): {
  readonly planes: Record<BodyPlane, RenderedPlane>;
  readonly dx: Range;
  readonly dy: Range;
} {
  const { view, part, canonicalX, canonicalY, across } = surface;
  const at = (values: Float32Array, sample: number): number => values[sample] ?? 0;
  const whisker = (sample: number): number => at(whiskers.coverage, sample);
  const box = boxAround(view, (sample) => part[sample] !== 0 || whisker(sample) > 0.02);
  if (box === null) throw new RangeError('Nothing of the body is in the frame.');
  const covered = (sample: number): number => (part[sample] === 0 ? 0 : 1);
  const everywhere = (): number => 1;
  const full = (value: (sample: number) => number): Plane =>
    reduce({ view, box, step: 1, value, weight: covered });
  const half = (value: (sample: number) => number, reach?: number): Plane =>
    reduce({ view, box, step: 2, value, weight: covered, ...(reach !== undefined && { reach }) });

  const offsetX = (sample: number): number =>
    at(canonicalX, sample) - view.x0 - ((sample % view.width) + 0.5) / view.scale;
  const offsetY = (sample: number): number =>
    at(canonicalY, sample) - view.y1 + (Math.floor(sample / view.width) + 0.5) / view.scale;
  const dx = rangeOf(part, offsetX);
  const dy = rangeOf(part, offsetY);
  const within = ([low, high]: Range, value: number): number => (value - low) / (high - low);

  const pictures: Record<BodyPlane, Plane> = {
    alpha: reduce({
      view,
      box,
      step: 1,
      value: (sample) => Math.max(covered(sample), whisker(sample)),
      weight: everywhere,
    }),
    diffuse: full((sample) => Math.sqrt(at(light.diffuse, sample) * 0.78)),
    ambient: half((sample) => at(light.ambient, sample) * 0.62 + at(light.ground, sample) * 0.3),
    spec: full((sample) => Math.sqrt((at(light.spec, sample) * 0.85 + at(light.rim, sample) * 0.5) * 0.8)),
    dx: half((sample) => within(dx, offsetX(sample)), 3),
    dy: half((sample) => within(dy, offsetY(sample)), 3),
    zone: half((sample) =>
      zoneAt(part[sample] ?? 0, at(canonicalX, sample), at(canonicalY, sample), at(across, sample)),
    ),
    region: regionPlane(surface, box, whiskers.coverage),
    ink: reduce({
      view,
      box,
      step: 2,
      value: (sample) => Math.max(at(ink, sample), WHISKER_INK * whisker(sample)),
      weight: (sample) => Math.max(covered(sample), whisker(sample)),
    }),
  };
  const planes = Object.fromEntries(
    Object.entries(pictures).map(([plane, picture]) => [plane, { part: 'body', plane, picture }]),
  ) as Record<BodyPlane, RenderedPlane>;
  return { planes, dx, dy };
}

export function hairPlanes(part: HairPart, hair: HairLayer): readonly RenderedPlane[] {
  const { view, coverage } = hair;
  const box = boxAround(view, (sample) => (coverage[sample] ?? 0) > 0.01);
  if (box === null) return [];
  const share = (values: Float32Array, sample: number): number =>
    (values[sample] ?? 0) / Math.max(1e-4, coverage[sample] ?? 0);
  const step = 1;
  const weight = (sample: number): number => coverage[sample] ?? 0;
  const reach = 4;
  const pictures: Record<HairPlane, Plane> = {
    alpha: reduce({ view, box, step, value: weight, weight: () => 1 }),
    diffuse: reduce({
      view,
      box,
      step,
      value: (sample) => Math.sqrt(share(hair.diffuse, sample) * 0.8),
      weight,
      reach,
    }),
    spec: reduce({ view, box, step, value: (sample) => share(hair.spec, sample), weight, reach }),
    along: reduce({ view, box, step: 2, value: (sample) => share(hair.along, sample), weight, reach }),
    position: reduce({ view, box, step: 2, value: (sample) => share(hair.position, sample), weight, reach }),
  };
  return (Object.entries(pictures) as [HairPlane, Plane][]).map(([plane, picture]) => ({
    part,
    plane,
    picture,
  }));
}

export function tackPlanes(part: TackPart, tack: LitTack): readonly RenderedPlane[] {
  const { view, cover } = tack;
  const box = boxAround(view, (sample) => (cover[sample] ?? 0) > 0.01);
  if (box === null) return [];
  const weight = (sample: number): number => cover[sample] ?? 0;
  const share = (values: Float32Array, sample: number): number =>
    (values[sample] ?? 0) / Math.max(1e-4, weight(sample));
  const plane = (value: (sample: number) => number): Plane =>
    reduce({ view, box, step: 1, value, weight, reach: 3 });
  const pictures: Record<TackPlane, Plane> = {
    alpha: reduce({ view, box, step: 1, value: weight, weight: () => 1 }),
    diffuse: plane((sample) => Math.sqrt(share(tack.diffuse, sample) * 0.8)),
    spec: plane((sample) => share(tack.spec, sample)),
    pad: plane((sample) => share(tack.pad, sample)),
    trim: plane((sample) => share(tack.trim, sample)),
    metal: plane((sample) => share(tack.metal, sample)),
  };
  return (Object.entries(pictures) as [TackPlane, Plane][]).map(([name, picture]) => ({
    part,
    plane: name,
    picture,
  }));
}

function rangeOf(part: Uint8Array, offset: (sample: number) => number): Range {
  let [low, high] = [0, 0];
  for (let sample = 0; sample < part.length; sample++) {
    if (part[sample] === 0) continue;
    const value = offset(sample);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
  return [rounded(low - 1e-4), rounded(high + 1e-4)];
}

/** Px beyond the outline, for enlarging and blending. */
const REGION_REACH = 3;

/** For each pixel, the part of most of its samples. */
function regionPlane({ view, part }: Surface, box: Box, whiskers: Float32Array): Plane {
  const width = box[2] - box[0];
  const height = box[3] - box[1];
  let data = new Uint8Array(width * height);
  const counts = new Uint8Array(16);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      counts.fill(0);
      let most = 0;
      for (let j = 0; j < SAMPLES; j++)
        for (let i = 0; i < SAMPLES; i++) {
          const sample = ((box[1] + y) * SAMPLES + j) * view.width + (box[0] + x) * SAMPLES + i;
          const each = part[sample] || ((whiskers[sample] ?? 0) > 0 ? PARTS.head : 0);
          counts[each] = (counts[each] ?? 0) + 1;
          if (each !== 0 && (most === 0 || (counts[each] ?? 0) > (counts[most] ?? 0))) most = each;
        }
      data[y * width + x] = most;
    }
  for (let pass = 0; pass < REGION_REACH; pass++) {
    const wider = data.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        if (data[at] === 0)
          wider[at] = data[at - 1] || data[at + 1] || data[at - width] || data[at + width] || 0;
      }
    data = wider;
  }
  return { width, height, data: data.map((each) => clamp(each * 16, 0, 255)), box };
}

/** Shorter, lighter hair. */
const PALE_PATCHES = [
  { x: 0.69, y: 0.63, across: 0.07, down: 0.07, strength: 0.9 },
  { x: 0.25, y: 0.56, across: 0.05, down: 0.05, strength: 0.8 },
  { x: 0.96, y: 0.58, across: 0.05, down: 0.1, strength: 0.7 },
] as const;

/** 0 topline, 0.5 sides, 1 belly, flank and behind the elbow. */
function zoneAt(part: number, x: number, y: number, across: number): number {
  const onTrunk = part === PARTS.trunk || part === PARTS.neck || (isLeg(part) && y > 0.55);
  let topline = 0;
  if (onTrunk && x > 0.1) topline = rise(0.26, 0.02, backAt(x) - y);
  else if (part === PARTS.neck) topline = rise(0.2, -0.9, across);
  let pale = part === PARTS.trunk ? rise(0.22, 0.9, across) : 0;
  let patches = 0;
  for (const patch of PALE_PATCHES)
    patches +=
      patch.strength * Math.exp(-(((x - patch.x) / patch.across) ** 2) - ((y - patch.y) / patch.down) ** 2);
  pale = Math.max(pale, patches);
  return clamp(0.5 + 0.5 * (pale * 0.9 - topline));
}
