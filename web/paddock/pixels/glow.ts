import { HEIGHT, WIDTH } from '../scene-size.ts';
import { eachPixel, type Dab, type Panel } from './panel.ts';
import { rise, type Tint } from './tint.ts';

/** Light that falls on what is painted: middle, reach across and up; and light in the air. */
export function shine({ data }: Panel, [x, y, across, up]: Dab, tint: Tint, strength: number): void {
  eachPixel([x - across, y - up, x + across, y + up], (column, row, at) => {
    const away = 1 - ((column - x) / across) ** 2 - ((row - y) / up) ** 2;
    if (away <= 0) return;
    const by = strength * away ** 3;
    for (let channel = 0; channel < 3; channel++) {
      const light = by * (tint[channel] as number);
      data[at + channel] = (data[at + channel] as number) * (1 + 2.2 * light) + 0.1 * light;
    }
  });
}

/** Dims everything outside an ellipse; fully at twice its size. */
export function dim({ data }: Panel, [x, y, across, up]: Dab, by: number): void {
  eachPixel([0, 0, WIDTH, HEIGHT], (column, row, at) => {
    const away = Math.hypot((column - x) / across, (row - y) / up) - 1;
    if (away <= 0) return;
    const left = 1 - by * rise(0, 1, away);
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] as number) * left;
  });
}
