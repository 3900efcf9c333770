import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Season } from '../../game/game-time.ts';
import { css, oklab } from './colour.ts';
import { HEIGHT, WIDTH } from './drawing.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { paintSteps } from './paint.ts';
import { paletteFor } from './palette.ts';

interface PaddockProps {
  readonly light: Light;
  readonly season: Season;
  readonly className: string;
  /** The horse that stands in it. */
  readonly children?: ReactNode;
}

/** A horse in its paddock: the hour sets sky and light, the season sets the ground. */
export function Paddock({ light, season, className, children }: PaddockProps) {
  const back = useRef<HTMLCanvasElement>(null);
  const front = useRef<HTMLCanvasElement>(null);
  useEffect(() => paintOver(back.current, front.current, light, season), [light, season]);
  return (
    <div className={`scene ${className}`} style={roughly(light, season)}>
      <canvas className="scene-layer" ref={back} width={WIDTH} height={HEIGHT} aria-hidden />
      {children !== undefined && (
        <div className="scene-horse">
          <span className="scene-shadow" />
          {children}
        </div>
      )}
      <canvas className="scene-layer" ref={front} width={WIDTH} height={HEIGHT} aria-hidden />
    </div>
  );
}

/** Sky over meadow in three strokes: what is seen until it is painted. */
function roughly(light: Light, season: Season): CSSProperties {
  const { sky, meadow } = paletteFor(light, season);
  const { horse, shade } = LIGHT_ROWS[light];
  return {
    background: `linear-gradient(${sky[0]}, ${sky[1]} 36%, ${sky[2]} 61%, ${meadow[0]} 61%, ${meadow[1]} 75%, ${meadow[2]})`,
    '--horse-dim': horse,
    '--shade': css(oklab(shade)),
  } as CSSProperties;
}

/** Paints a step whenever the browser has nothing better to do. Returns how to stop. */
function paintOver(
  back: HTMLCanvasElement | null,
  front: HTMLCanvasElement | null,
  light: Light,
  season: Season,
): () => void {
  // Painted by the processor: once, and then only shown.
  const far = back?.getContext('2d', { willReadFrequently: true });
  const near = front?.getContext('2d', { willReadFrequently: true });
  if (!far || !near) return () => undefined;
  near.clearRect(0, 0, WIDTH, HEIGHT);
  const steps = paintSteps(far, near, light, season);
  let timer = setTimeout(function paint() {
    steps.shift()?.();
    if (steps.length > 0) timer = setTimeout(paint);
  });
  return () => clearTimeout(timer);
}
