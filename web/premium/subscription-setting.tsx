import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Setting } from '../ui/setting.tsx';
import { dateOf } from '../ui/when.ts';
import { CancelPremium } from './cancel-premium.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PracticeHappenings } from './practice-happenings.tsx';
import { useResume, type User } from './use-premium.ts';
import './premium.css';

/** For members only. */
export function SubscriptionSetting({ user }: { readonly user: User }) {
  const { premiumExpiresAt, premiumRenews } = user;
  const [isConfirming, setIsConfirming] = useState(false);
  const resume = useResume();
  const day = premiumExpiresAt === null ? null : dateOf(new Date(premiumExpiresAt));
  const close = () => setIsConfirming(false);
  return (
    <Setting
      id="premium"
      title="Premium Subscription"
      lead="No advertisements, five shows with one click, and one free insight a month."
    >
      <dl className="list">
        <div>
          <dt>Status</dt>
          <dd>
            <Check className="icon icon-small text-good" aria-hidden /> Active
          </dd>
        </div>
        {day !== null && (
          <div>
            <dt>{premiumRenews ? 'Next billing date' : 'Ends on'}</dt>
            <dd>{premiumRenews ? `${day}, $5` : day}</dd>
          </div>
        )}
      </dl>
      {isConfirming ? (
        <CancelPremium until={premiumExpiresAt} renews={premiumRenews} onBack={close} onDone={close} />
      ) : (
        <div className="setting-acts">
          {!premiumRenews && (
            <Button busy={resume.busy} busyLabel="Processing..." onClick={() => resume.run()}>
              Renew after all
            </Button>
          )}
          <Button onClick={() => setIsConfirming(true)}>Cancel Subscription</Button>
        </div>
      )}
      <details className="practice">
        <summary>What you paid</summary>
        <PaymentHistory />
      </details>
      <PracticeHappenings onDone={close} />
    </Setting>
  );
}
