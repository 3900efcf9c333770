import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Season } from '../../game/game-time.ts';
import type { Brush } from './brush.ts';
import { css, oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { HEIGHT, WIDTH } from './lines.ts';
import type { PaintSteps, Setting } from './setting.ts';
import { PADDOCK } from './settings/paddock.ts';

interface PaddockProps {
  readonly light: Light;
  readonly season: Season;
  readonly className: string;
  readonly setting?: Setting;
  /** One horse in the middle. */
  readonly children?: ReactNode;
  /** Horses placed by their styles, behind the one in the middle. */
  readonly behind?: ReactNode;
  /** The same, before it. */
  readonly herd?: ReactNode;
  /** In front of everything, placed by its styles. */
  readonly plate?: ReactNode;
}

export function Paddock({
  light,
  season,
  className,
  setting = PADDOCK,
  children,
  behind,
  herd,
  plate,
}: PaddockProps) {
  const back = useRef<HTMLCanvasElement>(null);
  const front = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => undefined as void;
    const paint = (steps: PaintSteps) => {
      if (isGone) return;
      stop = paintOver(back.current, front.current, (far, near) => steps(far, near, light, season));
    };
    // If loading fails, the gradient stays.
    setting.load().then(paint, () => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [light, season, setting]);
  return (
    <div className={`scene ${className}`} style={roughly(setting, light, season)}>
      <canvas className="scene-layer" ref={back} width={WIDTH} height={HEIGHT} aria-hidden />
      {behind}
      {children !== undefined && (
        <div className="scene-horse">
          <span className="scene-shadow" />
          {children}
        </div>
      )}
      {herd}
      <canvas className="scene-layer" ref={front} width={WIDTH} height={HEIGHT} aria-hidden />
      {plate}
    </div>
  );
}

function roughly(setting: Setting, light: Light, season: Season): CSSProperties {
  const { horse, shade } = LIGHT_ROWS[light];
  return {
    background: setting.rough(light, season),
    '--horse-dim': horse,
    '--shade': css(oklab(shade)),
  } as CSSProperties;
}

/** One step per idle period. Returns a function that cancels. */
function paintOver(
  back: HTMLCanvasElement | null,
  front: HTMLCanvasElement | null,
  stepsOn: (far: Brush, near: Brush) => (() => void)[],
): () => void {
  // Painted once, on the CPU.
  const far = back?.getContext('2d', { willReadFrequently: true });
  const near = front?.getContext('2d', { willReadFrequently: true });
  if (!far || !near) return () => undefined;
  near.clearRect(0, 0, WIDTH, HEIGHT);
  const steps = stepsOn(far, near);
  let timer = setTimeout(function paint() {
    steps.shift()?.();
    if (steps.length > 0) timer = setTimeout(paint);
  });
  return () => clearTimeout(timer);
}
