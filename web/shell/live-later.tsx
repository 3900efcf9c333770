import { lazy, Suspense, useEffect, useState } from 'react';
import { SETTLED_MS } from './arrival.tsx';

const LOAD_AGAIN_MS = 10_000;

const Live = lazy(function load(): Promise<typeof import('./live.tsx')> {
  return import('./live.tsx').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return load();
  });
});

/** What keeps a page fresh comes once the first page stands; where it cannot be had then, it comes when it can. */
export function LiveLater() {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    stands && (
      <Suspense>
        <Live />
      </Suspense>
    )
  );
}
