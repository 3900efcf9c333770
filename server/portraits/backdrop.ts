/** A wall lit by a lamp from above left, and a floor of straw. */
const WALL = { near: [164, 142, 108], far: [82, 70, 52] } as const;
const FLOOR = { near: [178, 148, 102], far: [108, 88, 58] } as const;
const LAMP = { left: 0.3, top: -0.1, reach: 0.95 } as const;
/** Share of the height. */
const FLOOR_FROM = 0.8;

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** RGB. */
export function stallBackdrop(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const { near, far } = row / height < FLOOR_FROM ? WALL : FLOOR;
    for (let column = 0; column < width; column++) {
      const away = Math.hypot(column / width - LAMP.left, row / height - LAMP.top) / LAMP.reach;
      const dark = Math.min(away, 1);
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = (near[channel] as number) * (1 - dark) + (far[channel] as number) * dark;
    }
  }
  return pixels;
}

/** Lays RGBA over RGB, whole within it. */
export function layOver(under: Raster, over: Raster, left: number, top: number): void {
  for (let row = 0; row < over.height; row++) {
    for (let column = 0; column < over.width; column++) {
      const from = (row * over.width + column) * 4;
      const to = ((top + row) * under.width + left + column) * 3;
      const cover = (over.data[from + 3] as number) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const below = under.data[to + channel] as number;
        under.data[to + channel] = below + ((over.data[from + channel] as number) - below) * cover;
      }
    }
  }
}
