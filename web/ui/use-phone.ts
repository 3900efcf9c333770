import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 860px)';

function onChange(tell: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** For what has another form on phones; looks alone are for style sheets. */
export function usePhone(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(PHONE).matches);
}
