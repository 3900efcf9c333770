import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readAddress, writeAddress, type ReadAddress } from './lab-address.ts';
import type { LabState } from './lab-state.ts';

/** Browsers limit address changes. */
const SLID_MS = 250;

export interface Lab extends ReadAddress {
  readonly choose: (state: LabState) => void;
  /** Game months; adds no history entry. */
  readonly slide: (age: number) => void;
}

/** State lives in the address, to be shared. */
export function useLab(): Lab {
  const [, go] = useLocation();
  const search = useSearch();
  const read = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  const [slid, setSlid] = useState<{ readonly search: string; readonly age: number }>();
  const slidHere = slid?.search === search ? slid : undefined;
  const state = useMemo(
    () => (slidHere ? { ...read.state, age: slidHere.age } : read.state),
    [read, slidHere],
  );
  useEffect(() => {
    if (!slidHere) return undefined;
    const timer = setTimeout(() => go(writeAddress(state), { replace: true }), SLID_MS);
    return () => clearTimeout(timer);
  }, [slidHere, state, go]);
  return {
    state,
    unread: read.unread,
    choose: (next) => go(writeAddress(next)),
    slide: (age) => setSlid({ search, age }),
  };
}
