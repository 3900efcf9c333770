import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { START_COINS } from '../../../game/ledger/coins.ts';
import { begin } from '../../accounts/session.ts';
import { useAct } from '../../api/act.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { Gate } from '../../gate/gate.tsx';
import { spendGate, TAKING_FAILED } from '../../gate/use-gate.ts';
import { leaveGate } from '../../gate/leave-gate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

interface VisitorGateProps {
  readonly heading: ReactNode;
  /** Opens the form. */
  readonly onRegister: () => void;
  /** Another way, at the foot. */
  readonly children?: ReactNode;
}

/** Who brings a horse home from here plays as a guest. */
export default function VisitorGate({ heading, onRegister, children }: VisitorGateProps) {
  const [, go] = useLocation();
  const beginning = useAct('POST /api/auth/guest', {
    failure: TAKING_FAILED.failure,
    async onDone(guest) {
      await leaveGate();
      spendGate();
      begin(guest);
      go('/');
    },
    onFailed(error) {
      TAKING_FAILED.onFailed(error);
      if (error instanceof CallRefused && error.code === 'REGISTER_FIRST') onRegister();
    },
  });
  return (
    <Gate
      sign={
        <>
          {heading}
          <p>Press one and say hello. You need no account to begin.</p>
        </>
      }
      coins={START_COINS}
      busy={beginning.busy}
      onTake={(body) => beginning.run({ body })}
      onRegister={onRegister}
      foot={
        <>
          <p>
            <b>A stable of your own.</b> Breed for colour, form and the ring, at your own pace.
          </p>
          <div>
            <Link className={buttonClass()} href="/breeds">
              See all {BREEDS.length} breeds
            </Link>
            {children}
          </div>
        </>
      }
    />
  );
}
