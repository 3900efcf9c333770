import { useEffect, useState } from 'react';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';

/** Reports only while that first step is open. */
export function useTellWhy(isPlayer: boolean): (entryId: string) => void {
  const { data: steps } = useRead('GET /api/first-steps', {}, { enabled: isPlayer });
  const { run } = useAct('POST /api/first-steps/why', {
    failure: null,
  });
  const [entryId, setEntryId] = useState<string>();
  const asked = steps?.some(({ id, status }) => id === 'first_result' && status === 'open') ?? false;
  useEffect(() => {
    if (asked && entryId !== undefined) run({ body: { entry_id: entryId } });
  }, [asked, entryId, run]);
  return setEntryId;
}
