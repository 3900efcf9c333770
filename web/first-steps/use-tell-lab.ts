import { useEffect } from 'react';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';

/** Tells that the Colour Lab was opened, while a first step still asks for it. What is looked at there stays here. */
export function useTellLab(isPlayer: boolean): void {
  const { data: steps } = useRead('GET /api/first-steps', {}, { enabled: isPlayer });
  const { run } = useAct('POST /api/first-steps/lab', {
    // The player only looked: the next visit tells it again.
    failure: null,
  });
  const asked = steps?.some(({ id, status }) => id === 'colour_lab' && status === 'open') ?? false;
  useEffect(() => {
    if (asked) run();
  }, [asked, run]);
}
