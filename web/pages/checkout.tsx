import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PracticeOutcome } from '../../game/premium/practice.ts';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';
import { Place } from '../calendar/place.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { PracticeNote } from '../premium/practice-note.tsx';
import { PREMIUM_LOOK } from '../premium/premium-look.ts';
import { inMoney } from '../premium/use-premium.ts';
import { Brand } from '../shell/brand.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import '../premium/premium.css';

/** The built-in checkout of a server without a payment provider. */
export default function Checkout() {
  const [path] = useLocation();
  const id = path.slice('/checkout/'.length);
  const checkout = useRead('GET /api/practice/checkouts/:id', { params: { id } });
  return (
    <>
      <header className="visitor-top">
        <div className="wrap top">
          <Brand />
          <span className="top-end checkout-sign">
            <Lock className="icon icon-small" aria-hidden />
            Checkout
          </span>
        </div>
      </header>
      <main>
        <Query query={checkout} skeleton={<CheckoutSkeleton />}>
          {(found) => (
            <>
              <CheckoutPlace>
                <p>Fetlock Premium</p>
                <p className="checkout-price">
                  <span className="serif">{inMoney(found.cents, found.currency)}</span> each month
                </p>
              </CheckoutPlace>
              <div className="wrap page checkout">
                <div>
                  <PracticeNote first="This is a practice checkout.">
                    This server has no payment provider. No card is asked for and no money moves.
                  </PracticeNote>
                  <Bill {...found} />
                </div>
                {found.status === 'open' ? (
                  <Outcomes id={id} renewsOn={found.periodEnd} />
                ) : (
                  <div>
                    <PageHeading title="This checkout is over">Nothing is left to pay here</PageHeading>
                    <p className="checkout-over">
                      <Link className={buttonClass('main')} href="/">
                        Back to Fetlock
                      </Link>
                    </p>
                  </div>
                )}
              </div>
            </>
          )}
        </Query>
      </main>
    </>
  );
}

function CheckoutPlace({ children }: { readonly children: ReactNode }) {
  return (
    <Place setting={OFFICE} low horse={<SceneHorse look={PREMIUM_LOOK} />}>
      {children}
    </Place>
  );
}

/** As high as what follows. */
function CheckoutSkeleton() {
  return (
    <>
      <CheckoutPlace>
        <p>Fetlock Premium</p>
        <p className="checkout-price">
          <span className="serif">{'\u00a0'}</span>
        </p>
      </CheckoutPlace>
      <div className="wrap page">
        <Skeleton label="Loading the checkout" rows={4} height="60px" />
      </div>
    </>
  );
}

interface BillProps {
  readonly cents: number;
  readonly currency: string;
  readonly periodStart: string;
  readonly periodEnd: string;
}

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, { month: 'short', day: 'numeric' });

function Bill({ cents, currency, periodStart, periodEnd }: BillProps) {
  const price = inMoney(cents, currency);
  return (
    <dl className="list checkout-bill">
      <div>
        <dt>
          Premium, {dayOf(periodStart)} to {dayOf(periodEnd)}
        </dt>
        <dd>{price}</dd>
      </div>
      <div>
        <dt>Tax</dt>
        <dd>{inMoney(0, currency)}</dd>
      </div>
      <div>
        <dt>Due today</dt>
        <dd>{price}</dd>
      </div>
    </dl>
  );
}

const OUTCOMES = [
  { value: 'succeeds', title: 'It succeeds', detail: 'Premium starts at once' },
  { value: 'refused', title: 'The card is refused', detail: 'You come back, nothing is paid' },
  { value: 'confirm', title: 'The bank asks to confirm', detail: 'One more step, then it succeeds' },
  {
    value: 'late',
    title: 'It succeeds, but the notice comes late',
    detail: 'Premium starts after two minutes',
  },
] as const satisfies readonly {
  readonly value: PracticeOutcome | 'confirm';
  title: string;
  detail: string;
}[];

type Chosen = (typeof OUTCOMES)[number]['value'];

function Outcomes({ id, renewsOn }: { readonly id: string; readonly renewsOn: string }) {
  const [chosen, setChosen] = useState<Chosen>('succeeds');
  const [confirming, setConfirming] = useState(false);
  const finish = useAct('POST /api/practice/checkouts/:id/finish', {
    onDone: ({ returnUrl }) => window.location.assign(returnUrl),
    failure: { title: 'Payment Failed', text: 'An error occurred during payment' },
  });
  const send = (outcome: PracticeOutcome) => finish.run({ params: { id }, body: { outcome } });
  if (confirming)
    return (
      <div>
        <PageHeading key="confirm" title="Your bank asks: was it you?" className="title checkout-title" />
        <p className="checkout-lead">A real bank would ask for a code or a fingerprint here.</p>
        <div className="checkout-acts">
          <Button
            variant="main"
            busy={finish.busy}
            busyLabel="Processing..."
            onClick={() => send('succeeds')}
          >
            Yes, confirm the practice payment
          </Button>
          <Button disabled={finish.busy} onClick={() => send('refused')}>
            No, refuse it
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <PageHeading title="What should the payment do?" className="title checkout-title" />
      <p className="checkout-lead">Choose an outcome, so that each one can be tried.</p>
      <Choices label="Outcome" choices={OUTCOMES} value={chosen} onChange={setChosen} />
      <div className="checkout-acts">
        <Button
          variant="main"
          busy={finish.busy}
          busyLabel="Processing..."
          onClick={() => (chosen === 'confirm' ? setConfirming(true) : send(chosen))}
        >
          Finish the practice payment
        </Button>
        <Link className={buttonClass()} href="/?premium=left">
          Back to Fetlock
        </Link>
      </div>
      <p className="text-15 text-muted">
        Renews on {dayOf(renewsOn)}. You can cancel at any time under Premium.
      </p>
    </div>
  );
}
