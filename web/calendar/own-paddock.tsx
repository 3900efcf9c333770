import type { ReactNode } from 'react';
import { horseLightIn } from '../paddock/horse-lights.ts';
import { partOfDay } from '../paddock/hours.ts';
import { Paddock } from '../paddock/paddock.tsx';
import type { Setting } from '../paddock/setting.ts';
import { PADDOCK } from '../paddock/settings/paddock.ts';
import { HorseLightContext } from '../portrait/horse-light.ts';
import { useGameDate, useHour } from './use-game-date.ts';

interface OwnPaddockProps {
  readonly className: string;
  readonly setting?: Setting;
  /** Horses placed by their styles, behind the one in the middle. */
  readonly behind?: ReactNode;
  /** The same, before it. */
  readonly herd?: ReactNode;
  readonly plate?: ReactNode;
  readonly children?: ReactNode;
}

/** A scene lit by the current game hour and season. */
export function OwnPaddock(scene: OwnPaddockProps) {
  const { data } = useGameDate();
  const hour = useHour();
  if (data === undefined || hour === undefined) return <div className={`scene ${scene.className}`} />;
  const { light } = partOfDay(hour);
  return (
    <HorseLightContext value={horseLightIn((scene.setting ?? PADDOCK).name, light, data.season)}>
      <Paddock {...scene} light={light} season={data.season} />
    </HorseLightContext>
  );
}
