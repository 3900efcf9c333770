import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 860px)';

function onChange(tell: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** For content that differs on phones; use style sheets for looks. */
export function usePhone(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(PHONE).matches);
}
