import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Season } from '../../game/game-time.ts';
import { css, oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import { paintScene, type PaintedScene } from './paint-scene.ts';
import type { Setting } from './setting.ts';
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
  const { name, air } = setting;
  useEffect(() => {
    const far = back.current?.getContext('bitmaprenderer');
    const near = front.current?.getContext('bitmaprenderer');
    if (!far || !near) return undefined;
    let isGone = false;
    const show = (painted: PaintedScene) => {
      if (isGone) {
        painted.back.close();
        painted.front.close();
      } else {
        far.transferFromImageBitmap(painted.back);
        near.transferFromImageBitmap(painted.front);
      }
    };
    // If loading fails, the gradient stays.
    paintScene({ name, air, light, season }).then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [name, air, light, season]);
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
