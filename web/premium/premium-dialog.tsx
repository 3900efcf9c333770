import { Check, Dna, Eye, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { worldNow } from '../api/world-clock.ts';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import { SceneHorse } from '../portrait/stall.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { dateOf } from '../ui/when.ts';
import { CancelPremium } from './cancel-premium.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PracticeHappenings } from './practice-happenings.tsx';
import { PREMIUM_LOOK } from './premium-look.ts';
import { PRICE, useResume, useSubscribe, type User } from './use-premium.ts';
import './premium.css';

interface PremiumDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const PICTURE = (
  <OwnPaddock className="premium-scene">
    <SceneHorse look={PREMIUM_LOOK} />
  </OwnPaddock>
);

export default function PremiumDialog({ user, onClose }: PremiumDialogProps) {
  // The dialog stays open for a member who ends premium.
  const [wasMember] = useState(user.isPremium);
  return wasMember ? <Manage user={user} onClose={onClose} /> : <Upgrade onClose={onClose} />;
}

function Upgrade({ onClose }: Pick<PremiumDialogProps, 'onClose'>) {
  const subscribe = useSubscribe();
  return (
    <ActDialog
      title="Upgrade to Premium"
      lead={`Get exclusive benefits for only ${PRICE}`}
      top={PICTURE}
      onClose={onClose}
      cancel="Cancel"
      act={`Subscribe ${PRICE}`}
      busy={subscribe.busy}
      busyLabel="Loading..."
      onAct={() => subscribe.run()}
    >
      <Perks />
      <p className="premium-fine">
        Premium makes things easier, never stronger: no horse scores higher for it. Cancel at any time.
      </p>
    </ActDialog>
  );
}

const PERKS = [
  { Icon: Eye, title: 'No advertisements', text: 'On any page, for as long as you are a member.' },
  { Icon: Dna, title: '1 free Genetic Insight each month', text: 'See every gene of one horse you own.' },
  {
    Icon: ListPlus,
    title: 'Enter 5 shows with 1 click',
    text: 'The five soonest that are open to your horse.',
  },
] as const;

function Perks() {
  return (
    <ul className="perks">
      {PERKS.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon className="icon" aria-hidden />
          <p>
            <b>{title}</b>
            <small>{text}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Manage({ user, onClose }: PremiumDialogProps) {
  const { isPremium, premiumExpiresAt, premiumRenews } = user;
  const [isConfirming, setIsConfirming] = useState(false);
  const resume = useResume();
  return (
    <Dialog
      title="Premium Subscription"
      lead="Manage your premium subscription"
      top={PICTURE}
      onClose={onClose}
      foot={
        isConfirming || !isPremium ? undefined : (
          <>
            <Button onClick={() => setIsConfirming(true)}>Cancel Subscription</Button>
            {premiumRenews ? (
              <Button variant="main" onClick={onClose}>
                Close
              </Button>
            ) : (
              <Button
                variant="main"
                busy={resume.busy}
                busyLabel="Processing..."
                onClick={() => resume.run()}
              >
                Renew after all
              </Button>
            )}
          </>
        )
      }
    >
      <div className="premium-status">
        <p>
          <Check className="icon text-good" aria-hidden />
          <b>{isPremium ? 'You are a Premium Member!' : 'You were a Premium Member'}</b>
        </p>
        {isPremium && premiumExpiresAt !== null && (
          <p className="text-muted">{formatRenewal(premiumExpiresAt, premiumRenews)}</p>
        )}
      </div>
      {isConfirming && isPremium ? (
        <CancelPremium
          until={premiumExpiresAt}
          renews={premiumRenews}
          onBack={() => setIsConfirming(false)}
          onDone={onClose}
        />
      ) : (
        <>
          <Perks />
          <details className="practice">
            <summary>What you paid</summary>
            <PaymentHistory />
          </details>
          {isPremium && <PracticeHappenings onDone={onClose} />}
        </>
      )}
    </Dialog>
  );
}

/** "Renews: Dec 14, 2026". */
function formatRenewal(paidDay: string, renews: boolean): string {
  const day = new Date(paidDay);
  if (!renews) return `Ends: ${dateOf(day)}. It is not renewed.`;
  return day > worldNow() ? `Renews: ${dateOf(day)}` : `Your payment of ${dateOf(day)} is on its way.`;
}
