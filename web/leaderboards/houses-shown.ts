import { useRead } from '../api/read.ts';
import { attempt } from '../ui/storage.ts';
import { storeOf, useStore } from '../ui/store.ts';
import type { Houses } from './use-leaderboards.ts';

const KEY = 'leaderboards_house_stables';

function remembered(): Houses | null {
  const value = attempt(() => localStorage.getItem(KEY));
  return value === 'shown' || value === 'hidden' ? value : null;
}

const chosen = storeOf<Houses | null>(remembered());

/** Whether leaderboards show house stables: what was chosen here, or null for what is usual now. */
export const useHousesChosen = () => useStore(chosen);

export function chooseHouses(houses: Houses): void {
  chosen.set(houses);
  attempt(() => localStorage.setItem(KEY, houses));
}

/** Undefined while it loads, and in a world without house stables. */
export function useHouses(): Houses | undefined {
  const { data } = useRead('GET /api/leaderboards/house-stables', {});
  const choice = useHousesChosen();
  return data === undefined || data.stables === 0 ? undefined : (choice ?? data.houses);
}
