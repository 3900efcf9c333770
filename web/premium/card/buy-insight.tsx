import { lazy, Suspense } from 'react';
import { useRead } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Query } from '../../ui/query.tsx';
import { PracticeCard } from './practice-card.tsx';
import type { BuyInsightProps } from './use-buy-insight.ts';
import '../premium.css';

const StripeCard = lazy(() => import('./stripe-card.tsx'));

/** The card form of this server's payment provider. */
export default function BuyInsight(props: BuyInsightProps) {
  const way = useRead('GET /api/payments/way', {});
  const skeleton = <Skeleton label="Loading the card form" rows={2} height="60px" />;
  return (
    <Query query={way} skeleton={skeleton}>
      {({ publishableKey }) =>
        publishableKey === null ? (
          <PracticeCard {...props} />
        ) : (
          <Suspense fallback={skeleton}>
            <StripeCard publishableKey={publishableKey} {...props} />
          </Suspense>
        )
      }
    </Query>
  );
}
