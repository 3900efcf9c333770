import type { ReactNode } from 'react';
import { useOwnId } from '../accounts/session.ts';
import { Place } from '../calendar/place.tsx';
import { useHorses } from '../horses/use-horses.ts';
import type { Setting } from '../paddock/setting.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { residentOf } from '../calendar/residents.ts';

interface HorsePlaceProps {
  readonly setting: Setting;
  readonly low?: boolean;
  /** The page's heading, and at most two lines. */
  readonly children: ReactNode;
}

/** A place where the reader's first horse stands, or the game's own for those without one. */
export function HorsePlace(props: HorsePlaceProps) {
  const { setting } = props;
  const isPlayer = useOwnId() !== undefined;
  return (
    <Place
      {...props}
      horse={isPlayer ? <OwnHorse setting={setting} /> : <SceneHorse look={residentOf(setting)} />}
    />
  );
}

/** For players. */
export function OwnHorse({ setting }: Pick<HorsePlaceProps, 'setting'>) {
  const { data: horses } = useHorses();
  if (horses === undefined) return null;
  const look = horses[0]?.look ?? residentOf(setting);
  return <SceneHorse key={look.seed} look={look} />;
}
