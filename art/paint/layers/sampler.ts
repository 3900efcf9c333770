import type { Plane } from './layers.ts';

/** `sample` for all planes of one size and box, with weights computed once per point. */
export class Sampler {
  private readonly plane: Plane;
  private readonly across: number;
  private readonly down: number;
  private inside = false;
  private topLeft = 0;
  private topRight = 0;
  private lowLeft = 0;
  private lowRight = 0;
  private rightShare = 0;
  private lowShare = 0;

  constructor(plane: Plane) {
    const [left, top, right, bottom] = plane.box;
    this.plane = plane;
    this.across = plane.width / (right - left);
    this.down = plane.height / (bottom - top);
  }

  fits({ width, height, box }: Plane): boolean {
    const own = this.plane;
    return (
      width === own.width && height === own.height && box.every((side, index) => side === own.box[index])
    );
  }

  /** In px of the frame. */
  move(x: number, y: number): void {
    const { box, width, height } = this.plane;
    this.inside = x >= box[0] && y >= box[1] && x < box[2] && y < box[3];
    if (!this.inside) return;
    const u = (x - box[0]) * this.across - 0.5;
    const v = (y - box[1]) * this.down - 0.5;
    const column = u < 0 ? 0 : u > width - 1 ? width - 1 : u;
    const row = v < 0 ? 0 : v > height - 1 ? height - 1 : v;
    const left = column | 0;
    const top = row | 0;
    const right = left + 1 < width ? left + 1 : left;
    const above = top * width;
    const below = top + 1 < height ? above + width : above;
    this.topLeft = above + left;
    this.topRight = above + right;
    this.lowLeft = below + left;
    this.lowRight = below + right;
    this.rightShare = column - left;
    this.lowShare = row - top;
  }

  /** 0 to 1, of a plane that fits. */
  read({ data }: Plane): number {
    if (!this.inside) return 0;
    const share = this.rightShare;
    const one = (data[this.topLeft] as number) * (1 - share) + (data[this.topRight] as number) * share;
    const other = (data[this.lowLeft] as number) * (1 - share) + (data[this.lowRight] as number) * share;
    return (one + (other - one) * this.lowShare) / 255;
  }
}

export interface Samplers<Name extends string> {
  readonly of: Readonly<Record<Name, Sampler>>;
  /** Without coverage, which is read first. */
  readonly others: readonly Sampler[];
}

export function samplersOf<Name extends string>(
  planes: Readonly<Record<Name | 'alpha', Plane>>,
): Samplers<Name | 'alpha'> {
  const alpha = new Sampler(planes.alpha);
  const others: Sampler[] = [];
  const of = { alpha } as Record<Name | 'alpha', Sampler>;
  for (const [name, plane] of Object.entries(planes) as [Name, Plane][]) {
    let sampler = [alpha, ...others].find((known) => known.fits(plane));
    if (sampler === undefined) {
      sampler = new Sampler(plane);
      others.push(sampler);
    }
    of[name] = sampler;
  }
  return { of, others };
}
