import { useState } from 'react';
import { partOfDay } from '../paddock/hours.ts';
import { useHour } from './use-game-date.ts';

/** The hour on mount or at the last change of light: a horse does not change its pose in between. */
export function useHourBegun(): number | undefined {
  const hour = useHour();
  const [begun, setBegun] = useState(hour);
  if (hour !== undefined && (begun === undefined || lightAt(begun) !== lightAt(hour))) setBegun(hour);
  return begun;
}

const lightAt = (hour: number) => partOfDay(hour).light;
