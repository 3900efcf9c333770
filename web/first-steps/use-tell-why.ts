import { useEffect, useState } from 'react';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';

/** Tells that a result was looked into, as soon as it is known that a first step still asks for it. */
export function useTellWhy(isPlayer: boolean): (entryId: string) => void {
  const { data: steps } = useRead('GET /api/first-steps', {}, { enabled: isPlayer });
  const { run } = useAct('POST /api/first-steps/why', {
    // The player only looked: opening another result tells it again.
    failure: null,
  });
  const [entryId, setEntryId] = useState<string>();
  const asked = steps?.some(({ id, status }) => id === 'first_result' && status === 'open') ?? false;
  useEffect(() => {
    if (asked && entryId !== undefined) run({ body: { entry_id: entryId } });
  }, [asked, entryId, run]);
  return setEntryId;
}
