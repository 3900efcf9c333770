import { useMemo } from 'react';
import { useUser } from '../../accounts/session.ts';
import { useRead } from '../../api/read.ts';
import { useFeedStock, useTreatStock } from '../../care/feeding/use-stock.ts';
import { useHorses } from '../../horses/use-horses.ts';
import { useQuota } from '../../shows/use-shows.ts';
import { useToday } from '../../today/use-today.ts';
import type { Reading } from '../../ui/loaded.tsx';
import type { RoundReadings } from './stable-of-round.ts';

/** All that the round is planned from, read in one batch. */
export function useRoundReadings(): Reading<RoundReadings> {
  const { coins, guild } = useUser();
  const [ahead, horses, bags, treats, quota, today] = [
    useRead('GET /api/round', {}, { everyVisit: true }),
    useHorses(),
    useFeedStock(),
    useTreatStock(),
    useQuota(),
    useToday(),
  ];
  const readings = [ahead, horses, bags, treats, quota, today];
  const data = useMemo(
    () =>
      ahead.data && horses.data && bags.data && treats.data && quota.data && today.data
        ? {
            ahead: ahead.data,
            horses: horses.data,
            bags: bags.data,
            treats: treats.data,
            quota: quota.data,
            coins,
            guild,
            salary: today.data.tasks.find(({ kind }) => kind === 'salary')?.coins ?? null,
          }
        : undefined,
    [ahead.data, horses.data, bags.data, treats.data, quota.data, today.data, coins, guild],
  );
  return {
    data,
    error: readings.find(({ error }) => error !== null)?.error ?? null,
    isFetching: readings.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(readings.map(({ refetch }) => refetch())),
  };
}
