import type { ReactNode } from 'react';
import { counted, inDigits } from '../../ui/coins.tsx';
import type { MySales } from './use-shop.ts';

interface ShopFiguresProps {
  /** Undefined until known; keeps its space. */
  readonly sales: MySales | undefined;
  /** What all current offers would bring after the house's cut. */
  readonly asked: number | undefined;
  readonly children: ReactNode;
}

/** Recent earnings of the shop, and possible ones. */
export function ShopFigures({ sales, asked, children }: ShopFiguresProps) {
  return (
    <dl className="shop-figures">
      <Figure value={sales?.earned} words={`coins earned in ${sales?.days ?? 30} days`} />
      <Figure value={sales?.horses} words={soldWords(sales)} />
      <Figure value={asked} words="coins if all on sale is bought" />
      {children}
    </dl>
  );
}

function soldWords(sales: MySales | undefined): string {
  if (sales === undefined) return 'horses sold';
  const horses = sales.horses === 1 ? 'horse sold' : 'horses sold';
  return `${horses}, ${counted(sales.tack, 'piece')} of tack`;
}

interface FigureProps {
  readonly value: number | undefined;
  readonly words: ReactNode;
}

export function Figure({ value, words }: FigureProps) {
  return (
    <div>
      <dt>{words}</dt>
      <dd className="serif num">{value === undefined ? '\u00a0' : inDigits(value)}</dd>
    </div>
  );
}
