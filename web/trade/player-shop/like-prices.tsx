import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { Query } from '../../ui/query.tsx';
import { PriceTrend, formatSuggestion } from '../marketplace/price-trend.tsx';
import { useSalePrices } from '../marketplace/use-listings.ts';
import type { SaleItem } from './sale-item.ts';

interface LikePricesProps {
  readonly item: SaleItem;
  /** Coins; null if not set. */
  readonly price: number | null;
  readonly onSuggested: (price: number) => void;
}

/** Prices of similar sales, and a suggested price. */
export function LikePrices({ item, price, onSuggested }: LikePricesProps) {
  const prices = useSalePrices(item.group);
  return (
    <section className="like-prices" aria-label={`What ${item.like} sold for`}>
      <h3 className="section">What {item.like} sold for</h3>
      <Query query={prices} skeleton={<Skeleton label="Loading the prices" rows={1} height="120px" />}>
        {(known) => (
          <>
            <PriceTrend prices={known} what={item.like} {...(price !== null && { price })} />
            <p className="like-suggestion">
              <span className="text-15 text-muted">{formatSuggestion(known.suggested)}</span>
              <Button
                disabled={price === known.suggested.price}
                onClick={() => onSuggested(known.suggested.price)}
              >
                <span>
                  Ask {inDigits(known.suggested.price)}
                  <span className="sr"> for {item.name}</span>
                </span>
              </Button>
            </p>
          </>
        )}
      </Query>
    </section>
  );
}
