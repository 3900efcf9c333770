import { useEffect } from 'react';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';

/** Reports that the lab was opened, while that first step is open. `isPlayer`: not a visitor, nor a guest. */
export function useReportLab(isPlayer: boolean): void {
  const { data: steps } = useRead('GET /api/first-steps', {}, { enabled: isPlayer });
  const { run } = useAct('POST /api/first-steps/lab', {
    // Fails silently: the next visit reports again.
    failure: null,
  });
  const isStepOpen =
    isPlayer && steps?.some(({ id, status }) => id === 'colour_lab' && status === 'open') === true;
  useEffect(() => {
    if (isStepOpen) run();
  }, [isStepOpen, run]);
}
