import { useEffect } from 'react';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';

/** Reports that the lab was opened, while that first step is open. */
export function useTellLab(isPlayer: boolean): void {
  const { data: steps } = useRead('GET /api/first-steps', {}, { enabled: isPlayer });
  const { run } = useAct('POST /api/first-steps/lab', {
    // The next visit reports again.
    failure: null,
  });
  const asked = steps?.some(({ id, status }) => id === 'colour_lab' && status === 'open') ?? false;
  useEffect(() => {
    if (asked) run();
  }, [asked, run]);
}
