import { lazy, Suspense } from 'react';
import { useRead } from '../../api/read.ts';
import { Bones } from '../../ui/bone.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PracticeCard } from './practice-card.tsx';
import type { BuyInsightProps } from './use-buy-insight.ts';
import '../premium.css';

const StripeCard = lazy(() => import('./stripe-card.tsx'));

/** The card form of this server's payment provider. */
export default function BuyInsight(props: BuyInsightProps) {
  const way = useRead('GET /api/payments/way', {});
  const bones = <Bones label="Loading the card form" rows={2} height="60px" />;
  return (
    <Loaded reading={way} skeleton={bones}>
      {({ publishableKey }) =>
        publishableKey === null ? (
          <PracticeCard {...props} />
        ) : (
          <Suspense fallback={bones}>
            <StripeCard publishableKey={publishableKey} {...props} />
          </Suspense>
        )
      }
    </Loaded>
  );
}
