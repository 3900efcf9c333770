import type { ReactNode } from 'react';
import { counted, inDigits } from '../../ui/coins.tsx';
import type { MySales } from './use-player-shop.ts';

interface ShopFiguresProps {
  /** Undefined while loading; the layout reserves its space. */
  readonly sales: MySales | undefined;
  /** Proceeds of all current listings after the house cut. */
  readonly possible: number | undefined;
  readonly children: ReactNode;
}

/** Recent earnings of the shop, and possible ones. */
export function ShopFigures({ sales, possible, children }: ShopFiguresProps) {
  return (
    <dl className="shop-figures">
      <Figure value={sales?.earned} label={`coins earned in ${sales?.days ?? 30} days`} />
      <Figure value={sales?.horses} label={formatSold(sales)} />
      <Figure value={possible} label="coins if all on sale is bought" />
      {children}
    </dl>
  );
}

function formatSold(sales: MySales | undefined): string {
  if (sales === undefined) return 'horses sold';
  const horses = sales.horses === 1 ? 'horse sold' : 'horses sold';
  return `${horses}, ${counted(sales.tack, 'piece')} of tack`;
}

interface FigureProps {
  readonly value: number | undefined;
  readonly label: ReactNode;
}

export function Figure({ value, label }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="serif num">{value === undefined ? '\u00a0' : inDigits(value)}</dd>
    </div>
  );
}
