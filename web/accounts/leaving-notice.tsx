import { DoorOpen } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { dateOf } from '../ui/when.ts';
import { useCancelDeletion } from './use-leaving.ts';

interface LeavingNoticeProps {
  readonly deletesAt: string;
  /** The realm where the account stays when only the stable here is deleted; null if the account goes too. */
  readonly accountStaysAt: string | null;
}

/** Shown on every page, so that nobody forgets the deadline. */
export default function LeavingNotice({ deletesAt, accountStaysAt }: LeavingNoticeProps) {
  const what = accountStaysAt ? 'stable' : 'account';
  const cancelling = useCancelDeletion(() => document.querySelector('main')?.focus());
  return (
    <aside className="notice is-device" aria-label={`Your ${what}`}>
      <div className="wrap">
        <DoorOpen className="icon" aria-hidden />
        <p>
          <b>
            Your {what} {accountStaysAt && 'here '}will be deleted on {dateOf(new Date(deletesAt))}.
          </b>{' '}
          {accountStaysAt && `Your account at ${accountStaysAt} and your other stables stay. `}Until then you
          can change your mind.
        </p>
        <div className="notice-acts">
          <Button busy={cancelling.busy} busyLabel="Keeping…" onClick={() => cancelling.run()}>
            Keep my {what}
          </Button>
        </div>
      </div>
    </aside>
  );
}
