import type { ReactNode } from 'react';
import { partOfDay } from '../paddock/hours.ts';
import { Paddock } from '../paddock/paddock.tsx';
import { useGameDate } from './use-game-date.ts';
import { useHour } from './use-hour.ts';

interface OwnPaddockProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The paddock as it looks at this hour of this season. */
export function OwnPaddock({ className, children }: OwnPaddockProps) {
  const { data } = useGameDate();
  const hour = useHour();
  if (data === undefined || hour === undefined) return <div className={`scene ${className}`} />;
  return (
    <Paddock light={partOfDay(hour).light} season={data.season} className={className}>
      {children}
    </Paddock>
  );
}
