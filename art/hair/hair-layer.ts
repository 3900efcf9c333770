import type { View } from '../trace/surface.ts';

export interface StrandPoint {
  /** In samples. */
  readonly x: number;
  readonly y: number;
  /** In samples. */
  readonly width: number;
  readonly diffuse: number;
  readonly spec: number;
  /** Root 0 to tip 1. */
  readonly along: number;
  readonly opacity: number;
}

/** Values are premultiplied by coverage, one per sample. */
export class HairLayer {
  readonly view: View;
  readonly coverage: Float32Array;
  readonly diffuse: Float32Array;
  readonly spec: Float32Array;
  readonly along: Float32Array;
  /** See `HAIR_PLANES`, here 0 to 1. */
  readonly position: Float32Array;

  constructor(view: View) {
    const plane = (): Float32Array => new Float32Array(view.width * view.height);
    this.view = view;
    this.coverage = plane();
    this.diffuse = plane();
    this.spec = plane();
    this.along = plane();
    this.position = plane();
  }

  /** Renders a piece of a strand over the others. */
  render(from: StrandPoint, to: StrandPoint, position: number): void {
    const { width, height } = this.view;
    const { coverage, diffuse, spec, along, position: positions } = this;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const square = dx * dx + dy * dy;
    if (square < 1e-9) return;
    const length = Math.sqrt(square);
    const reach = Math.max(from.width, to.width) / 2 + 0.7;
    const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
    const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
    const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const x = column + 0.5 - from.x;
        const y = row + 0.5 - from.y;
        const share = (x * dx + y * dy) / square;
        if (share < 0 || share >= 1) continue;
        const half = (from.width + (to.width - from.width) * share) / 2;
        let cover = Math.min(1, half + 0.5 - Math.abs(x * dy - y * dx) / length);
        if (cover <= 0) continue;
        if (half < 0.5) cover *= half * 2;
        cover *= to.opacity;
        const at = row * width + column;
        const rest = 1 - cover;
        const deep = from.diffuse + (to.diffuse - from.diffuse) * share;
        const shine = from.spec + (to.spec - from.spec) * share;
        const far = from.along + (to.along - from.along) * share;
        diffuse[at] = (diffuse[at] as number) * rest + cover * deep;
        spec[at] = (spec[at] as number) * rest + cover * shine;
        along[at] = (along[at] as number) * rest + cover * far;
        positions[at] = (positions[at] as number) * rest + cover * position;
        coverage[at] = (coverage[at] as number) * rest + cover;
      }
  }

  hideWhere(hidden: (sample: number) => boolean): void {
    for (let at = 0; at < this.coverage.length; at++) {
      if (this.coverage[at] === 0 || !hidden(at)) continue;
      for (const plane of [this.coverage, this.diffuse, this.spec, this.along, this.position]) plane[at] = 0;
    }
  }
}
