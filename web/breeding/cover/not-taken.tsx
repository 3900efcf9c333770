import { ChevronDown, CalendarCheck, Coins, Search, ShieldCheck } from 'lucide-react';
import { formatTelling } from '../../../game/breeding/take.ts';
import { HEALTH_TEST_PRICE } from '../../../game/horses/genetics/health.ts';
import { MINUTE } from '../../../game/game-time.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyDots } from '../../ui/copy-dots.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { checkMissed } from '../birth/missed-check.ts';
import { useBreeding, useIsHealthTested, type BreedingState } from '../use-breeding.ts';

interface NotTakenProps {
  readonly mareId: string;
  readonly onClose: () => void;
}

/** Reassures first (the mare is well, nothing is lost), then offers the next step. */
export function NotTaken({ mareId, onClose }: NotTakenProps) {
  const breeding = useBreeding(mareId);
  return (
    <>
      <Query query={breeding} skeleton={<Skeleton label="Loading her cover" rows={4} height="48px" />}>
        {({ missed, restsUntil }) => missed && <Missed missed={missed} restsUntil={restsUntil} />}
      </Query>
      <DialogFoot>
        <Button onClick={onClose}>Done</Button>
        <NextStep mareId={mareId} telling={breeding.data?.missed?.telling} onClose={onClose} />
      </DialogFoot>
    </>
  );
}

interface NextStepProps extends NotTakenProps {
  readonly telling: MissedCover['telling'] | undefined;
}

/** Offers the test before a new mate: untested, she could be covered in vain again. */
function NextStep({ mareId, telling, onClose }: NextStepProps) {
  const isTested = useIsHealthTested(mareId);
  if (telling === 'health test' && isTested === false)
    return (
      <Link className={buttonClass('main')} href={`/horses/${mareId}?facet=genes`} onClick={onClose}>
        <ShieldCheck className="icon" aria-hidden />
        Health test for {HEALTH_TEST_PRICE} coins
      </Link>
    );
  return (
    <Link className={buttonClass('main')} href={`/horses/${mareId}/studs`} onClick={onClose}>
      <Search className="icon" aria-hidden />
      Find another mate
    </Link>
  );
}

type MissedCover = NonNullable<BreedingState['missed']>;

interface MissedProps {
  readonly missed: MissedCover;
  readonly restsUntil: string | null;
}

function Missed({ missed, restsUntil }: MissedProps) {
  const now = useWorldNow(MINUTE);
  const again = restsUntil === null ? undefined : new Date(restsUntil);
  return (
    <div className="not-taken">
      <p className="page-lead">{formatTelling(missed.telling)}</p>
      <ul>
        <li>
          <Coins className="icon" aria-hidden />
          <span>
            <b>What you paid is back</b>
            <small>{missed.mareName} is well, and no foal was lost.</small>
          </span>
        </li>
        <li>
          <CalendarCheck className="icon" aria-hidden />
          <span>
            <b>
              She may be covered again
              {again && again > now ? ` from ${dayAndTimeWithin(again, now)}` : ' now'}
            </b>
            <small>She needs no long rest, and her breeding check is still valid.</small>
          </span>
        </li>
      </ul>
      <section aria-labelledby="not-taken-why">
        <h3 id="not-taken-why">Why did that happen?</h3>
        <ol className="four-foals">
          {FOUR.map(({ copies, text }) => (
            <li key={copies.join()} className={copies.every(Boolean) ? 'is-missed' : undefined}>
              <CopyDots of={copies} />
              {text}
            </li>
          ))}
        </ol>
        <p className="text-15 text-muted">
          Each parent passes on one of two copies. When both pass on the hidden one, nothing grows: one cover
          in four.
        </p>
      </section>
      <CheckCover missed={missed} />
    </div>
  );
}

const FOUR = [
  { copies: [false, false], text: 'Healthy, carries nothing' },
  { copies: [true, false], text: 'Healthy, carries one' },
  { copies: [false, true], text: 'Healthy, carries one' },
  { copies: [true, true], text: 'Does not take' },
] as const;

function CheckCover({ missed }: { readonly missed: MissedCover }) {
  const { receipt, seed } = missed;
  return (
    <details className="strands-plain">
      <summary>
        <span>Check this cover</span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <p>{checkMissed(missed)}</p>
      <dl className="list not-taken-proof">
        <div>
          <dt>Cover</dt>
          <dd>
            {receipt.birthNumber}, by {missed.stallionName}
          </dd>
        </div>
        <div>
          <dt>Seed hash, shown before</dt>
          <dd>
            <code>{receipt.seedHash}</code>
          </dd>
        </div>
        <div>
          <dt>Seed</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </div>
        <div>
          <dt>Your bytes</dt>
          <dd>
            <code>{receipt.entropy}</code>
          </dd>
        </div>
      </dl>
    </details>
  );
}
