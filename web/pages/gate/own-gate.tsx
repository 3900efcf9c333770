import type { ReactNode } from 'react';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { useUser } from '../../accounts/session.ts';
import { useAct } from '../../api/act.ts';
import { Gate } from '../../gate/gate.tsx';
import { spendGate, TAKING_FAILED } from '../../gate/use-gate.ts';
import { leaveGate } from '../../gate/leave-gate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { FirstHorse } from '../first-horse.tsx';

interface OwnGateProps {
  readonly heading: ReactNode;
  /** Below the heading. */
  readonly line: string;
}

/** Of a player who has no horse. */
export default function OwnGate({ heading, line }: OwnGateProps) {
  const { coins, hadGateHorse } = useUser();
  const taking = useAct('POST /api/gate/take', {
    ...TAKING_FAILED,
    async onDone() {
      await leaveGate();
      spendGate();
    },
  });
  if (hadGateHorse)
    return (
      <div className="wrap page">
        {heading}
        <FirstHorse coins={coins} />
      </div>
    );
  return (
    <Gate
      sign={
        <>
          {heading}
          <p>{line}</p>
        </>
      }
      coins={coins}
      busy={taking.busy}
      onTake={(body) => taking.run({ body })}
      foot={
        <>
          <p>None of the three? The store has horses of all {BREEDS.length} breeds.</p>
          <div>
            <Link className={buttonClass()} href="/market?buy=horse">
              Buy your first horse
            </Link>
          </div>
        </>
      }
    />
  );
}
