import { useState } from 'react';
import { partOfDay } from '../paddock/hours.ts';
import { useHour } from './use-game-date.ts';

/** The hour at which somebody began to look, or at which the light changed: a horse keeps its pose meanwhile. */
export function useHourBegun(): number | undefined {
  const hour = useHour();
  const [begun, setBegun] = useState(hour);
  if (hour !== undefined && (begun === undefined || lightAt(begun) !== lightAt(hour))) setBegun(hour);
  return begun;
}

const lightAt = (hour: number) => partOfDay(hour).light;
