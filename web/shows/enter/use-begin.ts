import { useEffect } from 'react';
import { countdown } from '../../ui/when.ts';
import { useTimeUntil } from '../show-time.tsx';

/** Whether a show that is offered has begun, and in words when it begins. Calls `onBegun` once it has. */
export function useBegin(
  { scheduledDate }: { readonly scheduledDate: string },
  onBegun: () => unknown,
): { readonly hasBegun: boolean; readonly when: string } {
  const runs = new Date(scheduledDate);
  const now = useTimeUntil(runs);
  const hasBegun = runs <= now;
  useEffect(() => {
    if (hasBegun) void onBegun();
  }, [hasBegun, onBegun]);
  return { hasBegun, when: hasBegun ? 'Begins now' : countdown(runs, now) };
}
