import type { ReactNode } from 'react';
import type { Setting } from '../paddock/setting.ts';
import { OwnPaddock } from './own-paddock.tsx';
import './place.css';

interface PlaceProps {
  readonly setting: Setting;
  /** In the middle of the picture. */
  readonly horse?: ReactNode;
  /** The page's heading, and at most two lines. */
  readonly children: ReactNode;
}

/** The picture that a page begins with, in the game's hour and season, and the sign in it. */
export function Place({ setting, horse, children }: PlaceProps) {
  return (
    <div className="place">
      <OwnPaddock className="place-scene" setting={setting}>
        {horse}
      </OwnPaddock>
      <div className="wrap">
        <div className="sign">{children}</div>
      </div>
    </div>
  );
}
