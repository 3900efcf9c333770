import { useState } from 'react';
import { useHour } from './use-game-date.ts';

/** The hour at which somebody began to look: a horse keeps its pose meanwhile. */
export function useHourBegun(): number | undefined {
  const hour = useHour();
  const [begun, setBegun] = useState(hour);
  if (begun === undefined && hour !== undefined) setBegun(hour);
  return begun;
}
