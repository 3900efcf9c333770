import type { ReactNode } from 'react';
import type { Setting } from '../paddock/setting.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { Behind } from './behind.tsx';
import { OwnPaddock } from './own-paddock.tsx';
import { residentOf } from './residents.ts';
import './place.css';

interface PlaceProps {
  readonly setting: Setting;
  /** A strip, for pages of tools and text. Default: as high as a picture. */
  readonly low?: boolean;
  /** In the middle of the picture. Default: the game's own; null: none. */
  readonly horse?: ReactNode;
  /** At most two more, further back. */
  readonly behind?: readonly ReactNode[];
  /** The page's heading, and at most two lines. */
  readonly children?: ReactNode;
}

/** The picture that a page begins with, in the game's hour and season, and the sign in it. */
export function Place({ setting, low = false, horse, behind = [], children }: PlaceProps) {
  return (
    <div className={`place${low ? ' is-low' : ''}${horse === null ? ' is-bare' : ''}`}>
      <OwnPaddock className="place-scene" setting={setting} behind={<Behind horses={behind} />}>
        {horse === null ? undefined : (horse ?? <SceneHorse look={residentOf(setting)} />)}
      </OwnPaddock>
      <div className="wrap">{children !== undefined && <div className="sign">{children}</div>}</div>
    </div>
  );
}
