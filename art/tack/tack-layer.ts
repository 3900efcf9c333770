import { blurred } from '../blur.ts';
import { unitVector, type Vector } from '../curves.ts';
import { fillOutwards } from '../layers/fill-outwards.ts';
import { HALF_WAY, SUN } from '../light/shade.ts';
import { valueNoise } from '../noise.ts';
import { clamp, mix, rise } from '../smooth.ts';
import { coverageOf, type Surface, type View } from '../trace/surface.ts';
import type { Outline } from './outline.ts';

/** Default: leather. */
export type Material = 'pad' | 'trim' | 'metal';

/** Lies over the horse, or over earlier pieces. Lengths in world units. */
export interface Piece {
  readonly outline: Outline;
  readonly material?: Material;
  /** Height above the surface below, whose folds it shows unless it is stiff. */
  readonly thickness: number;
  /** Height of the surface below; a stiff piece hides its folds. */
  readonly stiffOver?: number;
  /** Width of its round edge. */
  readonly bevel: number;
  /** Share of the light that it reflects; default 1. */
  readonly bright?: number;
  /** It goes around the body, out of sight. */
  readonly wraps?: true;
  /** The direction that it faces where it stands off from the body. */
  readonly facing?: Vector;
  /** Distance of a seam from its edge. */
  readonly seam?: number;
  /** An edge of another material: its width, and its distance from the piece's edge. */
  readonly piping?: { readonly from: number; readonly width: number };
  /** Extra thickness at a point, -1 to 1 times `thickness`. */
  readonly relief?: (x: number, y: number) => number;
  /** Darkness of its shadow on the pieces below it; default `SHADOW`. */
  readonly shadow?: number;
}

const SHADOW = 0.5;
/** Shift towards the light, times the thickness. */
const SHADOW_SHIFT = 1.4;
const SHADOW_REACH = 0.012;

/** How far the body's muscles are smoothed under tack. */
const DRAPE = 0.008;
const WRAP = 0.18;
const FALL_OFF = 1.5;

const STITCH = { length: 0.005, width: 0.0009, bright: 0.45 } as const;

/** One value per sample, in the painter's format. */
export interface LitTack {
  readonly view: View;
  readonly cover: Float32Array;
  readonly diffuse: Float32Array;
  readonly spec: Float32Array;
  readonly pad: Float32Array;
  readonly trim: Float32Array;
  readonly metal: Float32Array;
}

export type Drape = readonly [x: Float32Array, y: Float32Array, z: Float32Array];

export class TackLayer {
  readonly #surface: Surface;
  readonly #cover: Float32Array;
  readonly #materials: Readonly<Record<Material, Float32Array>>;
  readonly #height: Float32Array;
  /** Light that other tack pieces leave. */
  readonly #open: Float32Array;
  readonly #bright: Float32Array;
  readonly #normals: Drape;

  constructor(surface: Surface, drape: Drape) {
    const size = surface.part.length;
    this.#surface = surface;
    this.#cover = new Float32Array(size);
    this.#materials = {
      pad: new Float32Array(size),
      trim: new Float32Array(size),
      metal: new Float32Array(size),
    };
    this.#height = new Float32Array(size);
    this.#open = new Float32Array(size).fill(1);
    this.#bright = new Float32Array(size).fill(1);
    this.#normals = [drape[0].slice(), drape[1].slice(), drape[2].slice()];
  }

  lay(piece: Piece): void {
    this.#castShadow(piece);
    const {
      outline,
      material,
      thickness,
      bevel,
      bright = 1,
      facing,
      seam,
      piping,
      relief,
      stiffOver,
      wraps,
    } = piece;
    const { scale } = this.#surface.view;
    const [nx, ny, nz] = this.#normals;
    this.#within(outline, 2 / scale, (at, x, y) => {
      const inside = outline.inside(x, y);
      const isHidden = wraps === true && this.#surface.part[at] === 0;
      const cover = isHidden ? 0 : clamp(inside * scale + 0.5);
      if (cover === 0) return;
      const piped = piping === undefined ? 0 : bandAt(inside - piping.from, piping.width, scale);
      const round = rise(0, 1, clamp(inside / bevel));
      const more = relief === undefined ? 0 : relief(x, y) * round;
      const bulge = piped * 0.0018;
      this.#cover[at] = mix(this.#cover[at] as number, 1, cover);
      const under = this.#height[at] as number;
      const height = (stiffOver ?? under) + thickness * (Math.sqrt(round) + more) + bulge;
      this.#height[at] = mix(under, height, cover);
      this.#open[at] = mix(this.#open[at] as number, 1, cover);
      const stitched = seam === undefined ? 0 : stitchAt(inside - seam, x, y, scale);
      this.#bright[at] = mix(this.#bright[at] as number, bright * (1 + STITCH.bright * stitched), cover);
      for (const name of ['pad', 'trim', 'metal'] as const) {
        const plane = this.#materials[name];
        const own =
          name === 'trim' ? Math.max(piped, material === 'trim' ? 1 : 0) : material === name ? 1 : 0;
        plane[at] = mix(plane[at] as number, own, cover);
      }
      if (facing === undefined) return;
      nx[at] = mix(nx[at] as number, facing[0], cover);
      ny[at] = mix(ny[at] as number, facing[1], cover);
      nz[at] = mix(nz[at] as number, facing[2], cover);
    });
  }

  hideWhere(hidden: (sample: number) => boolean): void {
    for (let at = 0; at < this.#cover.length; at++)
      if ((this.#cover[at] as number) > 0 && hidden(at)) this.#cover[at] = 0;
  }

  /** Lit like the body. */
  lit(): LitTack {
    const { view } = this.#surface;
    const size = this.#cover.length;
    const height = blurred(this.#height, view, { radius: Math.max(1, view.scale * 0.001), passes: 1 });
    const diffuse = new Float32Array(size);
    const spec = new Float32Array(size);
    for (let at = 0; at < size; at++) {
      const cover = this.#cover[at] as number;
      if (cover === 0) continue;
      const normal = this.#normalAt(height, at);
      const open = this.#open[at] as number;
      const towards = dot(normal, SUN);
      const sunny = Math.max(0, (towards + WRAP) / (1 + WRAP)) ** FALL_OFF;
      const grain = this.#grainAt(at);
      diffuse[at] = (0.14 + 0.86 * sunny) * open * (this.#bright[at] as number) * grain * cover;
      const mirrored = Math.max(0, dot(normal, HALF_WAY));
      const soft = mirrored ** 9 * 0.4 + mirrored ** 44 * 0.6;
      const hard = mirrored ** 5 * 0.45 + mirrored ** 60 * 0.55;
      spec[at] = mix(soft, hard, this.#materials.metal[at] as number) * open * cover;
    }
    return { view, cover: this.#cover, diffuse, spec, ...this.#coveredMaterials() };
  }

  #coveredMaterials(): Pick<LitTack, Material> {
    const covered = (plane: Float32Array) => plane.map((value, at) => value * (this.#cover[at] as number));
    const { pad, trim, metal } = this.#materials;
    return { pad: covered(pad), trim: covered(trim), metal: covered(metal) };
  }

  #normalAt(height: Float32Array, at: number): Vector {
    const { width, scale } = this.#surface.view;
    const slope = (step: number): number =>
      clamp((((height[at + step] ?? 0) - (height[at - step] ?? 0)) * scale) / 2, -1.6, 1.6);
    const [nx, ny, nz] = this.#normals;
    const z = Math.max(0.25, nz[at] as number);
    return unitVector(
      (nx[at] as number) - z * slope(1),
      (ny[at] as number) + z * slope(width),
      nz[at] as number,
    );
  }

  /** Brightness of the grain in leather or cloth, around 1. */
  #grainAt(at: number): number {
    const { width, scale, x0, y1 } = this.#surface.view;
    const x = x0 + ((at % width) + 0.5) / scale;
    const y = y1 - (Math.floor(at / width) + 0.5) / scale;
    return (
      1 + 0.07 * (valueNoise(x * 110, y * 110, 7) - 0.5) + 0.05 * (valueNoise(x * 330, y * 330, 8) - 0.5)
    );
  }

  #castShadow({ outline, thickness, shadow = SHADOW }: Piece): void {
    const [dx, dy] = [-SUN[0] * thickness * SHADOW_SHIFT, -SUN[1] * thickness * SHADOW_SHIFT];
    this.#within(outline, SHADOW_REACH + thickness * 2, (at, x, y) => {
      if (this.#cover[at] === 0) return;
      const near = rise(-SHADOW_REACH, 0.002, outline.inside(x - dx, y - dy));
      this.#open[at] = (this.#open[at] as number) * (1 - shadow * near);
    });
  }

  #within(
    { left, right, top, bottom }: Outline,
    margin: number,
    each: (at: number, x: number, y: number) => void,
  ): void {
    const { width, height, scale, x0, y1 } = this.#surface.view;
    const column = (x: number): number => Math.min(Math.max(Math.floor((x - x0) * scale), 0), width - 1);
    const row = (y: number): number => Math.min(Math.max(Math.floor((y1 - y) * scale), 0), height - 1);
    const lastColumn = column(right + margin);
    const lastRow = row(bottom - margin);
    for (let j = row(top + margin); j <= lastRow; j++)
      for (let i = column(left - margin); i <= lastColumn; i++)
        each(j * width + i, x0 + (i + 0.5) / scale, y1 - (j + 0.5) / scale);
  }
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function bandAt(inside: number, width: number, scale: number): number {
  return clamp(inside * scale + 0.5) * clamp((width - inside) * scale + 0.5);
}

function stitchAt(away: number, x: number, y: number, scale: number): number {
  const line = clamp((STITCH.width - Math.abs(away)) * scale + 0.5);
  if (line === 0) return 0;
  const along = (x * 0.83 + y * 1.17) / STITCH.length;
  return line * rise(0.28, 0.4, Math.abs(along - Math.floor(along) - 0.5));
}

/** Normals of the body, smoothed and extended beyond its outline. */
export function drapeOf(surface: Surface): Drape {
  const { view } = surface;
  const coverage = coverageOf(surface);
  const normals = [surface.normalX, surface.normalY, surface.normalZ] as const;
  const draped = normals.map((plane) => {
    const values = plane.slice();
    fillOutwards(values, coverage, view.width, view.height);
    return blurred(values, view, { radius: Math.max(1, view.scale * DRAPE), passes: 1 });
  });
  return draped as [Float32Array, Float32Array, Float32Array];
}
