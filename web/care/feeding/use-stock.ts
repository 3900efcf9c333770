import { useMemo } from 'react';
import { useRead } from '../../api/read.ts';

export type Stock<Type extends string> = Readonly<Record<Type, number>>;

export function useFeedStock() {
  const query = useRead('GET /api/inventory/feed', {});
  const rows = query.data;
  const data = useMemo(() => rows && stockOf(rows.map((row) => [row.feedType, row.quantity])), [rows]);
  return { ...query, data };
}

/** Bags of any feed; undefined while loading. */
export function useFeedBags(): number | undefined {
  const { data } = useFeedStock();
  return data && Object.values(data).reduce((sum, bags) => sum + bags, 0);
}

export function useTreatStock() {
  const query = useRead('GET /api/inventory/treats', {});
  const rows = query.data;
  const data = useMemo(() => rows && stockOf(rows.map((row) => [row.treatType, row.quantity])), [rows]);
  return { ...query, data };
}

/** The server omits types without stock. */
function stockOf<Type extends string>(rows: readonly (readonly [Type, number])[]): Partial<Stock<Type>> {
  return Object.fromEntries(rows) as Partial<Stock<Type>>;
}
