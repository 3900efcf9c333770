import type { ReactNode } from 'react';
import { Place } from '../../calendar/place.tsx';
import { BARN } from '../../paddock/settings/barn.ts';
import { SceneHorse } from '../../portrait/stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Look } from '../../portrait/coat-tint.ts';

interface StablePlaceProps {
  /** The best in front; the game's own horse if there is none. */
  readonly horses: readonly { readonly look: Look }[];
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** Where a player's pages stand: the barn, with the best horses. */
export function StablePlace({ horses: [best, ...others], low = false, children }: StablePlaceProps) {
  return (
    <Place
      setting={BARN}
      low={low}
      horse={best && <SceneHorse key={best.look.seed} look={best.look} />}
      behind={low ? [] : others.slice(0, 2).map(({ look }) => <SceneHorse key={look.seed} look={look} />)}
    >
      {children}
    </Place>
  );
}

export function StableSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <Place setting={BARN} horse={<span />} />
      <div className="wrap page">
        <Skeleton label={label} rows={8} height="88px" />
      </div>
    </>
  );
}
