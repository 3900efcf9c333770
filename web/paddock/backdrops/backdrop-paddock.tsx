import type { ReactNode } from 'react';
import type { Backdrop } from '../../../game/magic/backdrops.ts';
import { HorseLightContext } from '../../portrait/horse-light.ts';
import { horseLightIn } from '../horse-lights.ts';
import { Paddock } from '../paddock.tsx';
import { BACKDROP_ROWS } from './backdrop-rows.ts';

interface BackdropPaddockProps {
  readonly backdrop: Backdrop;
  readonly className: string;
  readonly plate?: ReactNode;
  readonly children: ReactNode;
}

/** A magic lantern's scene, at any hour. */
export default function BackdropPaddock({ backdrop, className, plate, children }: BackdropPaddockProps) {
  const { setting, light, season } = BACKDROP_ROWS[backdrop];
  return (
    <HorseLightContext value={horseLightIn(setting.name, light, season)}>
      <Paddock light={light} season={season} className={className} setting={setting} plate={plate}>
        {children}
      </Paddock>
    </HorseLightContext>
  );
}
