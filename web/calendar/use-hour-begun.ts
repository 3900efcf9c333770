import { useState } from 'react';
import { partOfDay } from '../paddock/hours.ts';
import { useHour } from './use-game-date.ts';

/** The hour when the player began to look or when the light last changed, so that a horse keeps its pose in between. */
export function useHourBegun(): number | undefined {
  const hour = useHour();
  const [begun, setBegun] = useState(hour);
  if (hour !== undefined && (begun === undefined || lightAt(begun) !== lightAt(hour))) setBegun(hour);
  return begun;
}

const lightAt = (hour: number) => partOfDay(hour).light;
