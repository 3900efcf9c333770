import type { ReactNode } from 'react';
import type { Setting } from '../paddock/setting.ts';
import { OwnPaddock } from './own-paddock.tsx';
import './place.css';

interface PlaceProps {
  readonly setting: Setting;
  /** A strip, for pages of tools and text. Default: as high as a picture. */
  readonly low?: boolean;
  /** In the middle of the picture. */
  readonly horse?: ReactNode;
  /** At most two more, further back. */
  readonly behind?: readonly ReactNode[];
  /** The page's heading, and at most two lines. */
  readonly children?: ReactNode;
}

/** The picture that a page begins with, in the game's hour and season, and the sign in it. */
export function Place({ setting, low = false, horse, behind = [], children }: PlaceProps) {
  return (
    <div className={low ? 'place is-low' : 'place'}>
      <OwnPaddock className="place-scene" setting={setting} behind={<Behind horses={behind} />}>
        {horse}
      </OwnPaddock>
      <div className="wrap">{children !== undefined && <div className="sign">{children}</div>}</div>
    </div>
  );
}

/** The first stands to the left of the one in the middle, the second to its right. */
export function Behind({ horses }: { readonly horses: readonly ReactNode[] }) {
  return horses.map((horse, nth) => (
    <div key={nth} className={`scene-horse is-behind at-${nth + 1}`}>
      <span className="scene-shadow" />
      {horse}
    </div>
  ));
}
