import { Bones } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PriceTrend, suggestionWords } from '../marketplace/price-trend.tsx';
import { useSalePrices } from '../marketplace/use-lots.ts';
import type { Ware } from './wares.ts';

interface LikePricesProps {
  readonly ware: Ware;
  /** Coins; null if not set. */
  readonly price: number | null;
  readonly onSuggested: (price: number) => void;
}

/** Prices of similar sales, and a suggested price. */
export function LikePrices({ ware, price, onSuggested }: LikePricesProps) {
  const prices = useSalePrices(ware.goods);
  return (
    <section className="like-prices" aria-label={`What ${ware.like} sold for`}>
      <h3 className="section">What {ware.like} sold for</h3>
      <Loaded reading={prices} skeleton={<Bones label="Loading the prices" rows={1} height="120px" />}>
        {(known) => (
          <>
            <PriceTrend prices={known} what={ware.like} {...(price !== null && { offer: price })} />
            <p className="like-suggestion">
              <span className="text-15 text-muted">{suggestionWords(known.suggested)}</span>
              <Button
                disabled={price === known.suggested.price}
                onClick={() => onSuggested(known.suggested.price)}
              >
                <span>
                  Ask {inDigits(known.suggested.price)}
                  <span className="sr"> for {ware.name}</span>
                </span>
              </Button>
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
