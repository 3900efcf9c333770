import {
  paintAurora,
  paintLeaves,
  paintMist,
  paintPetals,
  paintSnowfall,
  paintStars,
} from './backdrops/air.ts';
import type { Brush } from './brush.ts';
import { css, faded, mixed, oklab, type Oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { drawsFrom, short } from './lines.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import type { Air, PaintSteps } from './setting.ts';
import { HORIZON } from './sky.ts';

interface AirRow {
  /** Behind hills and trees. */
  readonly sky?: (brush: Brush, light: Light) => void;
  /** Behind the horse. */
  readonly behind?: (brush: Brush, light: Light) => void;
  /** In front of the horse. */
  readonly before?: (brush: Brush, light: Light) => void;
}

/** As bright as the sky, but without its colour. */
function greyOf(light: Light): Oklab {
  const [, middle] = LIGHT_ROWS[light].sky;
  return mixed(oklab(middle), oklab([middle[0] * 0.92, 0.012, 240]), 0.8);
}

/** Share of the width and of the sky's height; half width and half height. */
const CLOUDS = [
  [0.1, 0.2, 300, 46],
  [0.34, 0.1, 340, 54],
  [0.62, 0.24, 380, 50],
  [0.88, 0.12, 320, 56],
  [0.24, 0.48, 330, 34],
  [0.74, 0.54, 360, 32],
  [0.5, 0.74, 420, 22],
] as const;

function paintClouds(brush: Brush, light: Light): void {
  const grey = greyOf(light);
  const cover = brush.createLinearGradient(0, 0, 0, HORIZON);
  cover.addColorStop(0, css(faded(grey, 0.86)));
  cover.addColorStop(1, css(faded(grey, 0.5)));
  brush.fillStyle = cover;
  brush.fillRect(0, 0, WIDTH, HORIZON);
  CLOUDS.forEach(([x, y, across, up], index) => {
    const cloud = mixed(grey, oklab(index % 2 === 0 ? [0.94, 0.008, 240] : [0.3, 0.012, 250]), 0.22);
    brush.save();
    brush.translate(x * WIDTH, y * HORIZON);
    brush.scale(across, up);
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, css(faded(cloud, 0.8)));
    soft.addColorStop(1, css(faded(cloud, 0)));
    brush.fillStyle = soft;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  });
}

function paintRainVeil(brush: Brush, light: Light): void {
  brush.fillStyle = css(faded(greyOf(light), 0.2));
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Number, length and width of streaks, far to near; strength. */
const RAIN = [
  [340, 16, 1.2, 0.3],
  [170, 30, 1.6, 0.34],
  [60, 52, 2.2, 0.3],
] as const;

function paintRain(brush: Brush, light: Light): void {
  const bright = mixed(greyOf(light), oklab([0.97, 0.008, 235]), 0.6);
  RAIN.forEach(([count, length, width, strength], index) => {
    const draw = drawsFrom(121 + index);
    const drops = Array.from({ length: count }, () => {
      const long = length * (0.6 + 0.8 * draw());
      return `M${short(WIDTH * draw())} ${short((HEIGHT + 40) * draw() - 40)}l${short(-long * 0.16)} ${short(long)}`;
    });
    brush.strokeStyle = css(faded(bright, strength));
    brush.lineWidth = width;
    brush.lineCap = 'round';
    brush.stroke(new Path2D(drops.join('')));
  });
}

const AIR_ROWS: Readonly<Record<Air, AirRow>> = {
  cloudy: { sky: paintClouds },
  rain: { sky: paintClouds, behind: paintRainVeil, before: paintRain },
  mist: { behind: paintMist },
  snow: { sky: paintClouds, before: paintSnowfall },
  petals: { before: paintPetals },
  leaves: { before: paintLeaves },
  snowfall: { before: paintSnowfall },
  stars: { sky: paintStars },
  aurora: { sky: paintAurora },
};

/** Settings paint their sky first. */
export function withAir(paint: PaintSteps, air: Air): PaintSteps {
  const { sky, behind, before } = AIR_ROWS[air];
  return (back, front, light, season) => {
    const [first, ...rest] = paint(back, front, light, season);
    return [
      () => first?.(),
      () => sky?.(back, light),
      ...rest,
      () => behind?.(back, light),
      () => before?.(front, light),
    ];
  };
}
