import type { ReactNode } from 'react';
import { buttonLook } from '../../ui/button.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';

interface StockSideProps {
  readonly owned: number;
  /** Where more is sold. */
  readonly href: string;
  readonly what: string;
}

/** At the right of a row: how many are left, or where to get some. */
export function StockSide({ owned, href, what }: StockSideProps) {
  if (owned > 0) return `${inDigits(owned)} left`;
  return (
    <>
      None left{' '}
      <Link className="link" href={href} aria-label={`Buy ${what}`}>
        Buy
      </Link>
    </>
  );
}

interface NothingInStockProps {
  readonly href: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** In place of the rows, when there is none of anything. */
export function NothingInStock({ href, action, children }: NothingInStockProps) {
  return (
    <div className="grid justify-items-start gap-4 pb-5">
      <p>{children}</p>
      <Link className={buttonLook('main')} href={href}>
        {action}
      </Link>
    </div>
  );
}
