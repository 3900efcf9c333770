import { DoorOpen } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { dateOf } from '../ui/when.ts';
import { useKeepAccount } from './use-leaving.ts';

/** On every page, so that nobody forgets that the days are running. */
export default function LeavingNotice({ deletesAt }: { readonly deletesAt: string }) {
  const keeping = useKeepAccount(() => document.querySelector('main')?.focus());
  return (
    <aside className="notice is-device" aria-label="Your account">
      <div className="wrap">
        <DoorOpen className="icon" aria-hidden />
        <p>
          <b>Your account will be deleted on {dateOf(new Date(deletesAt))}.</b> Until then you can change your
          mind.
        </p>
        <div className="notice-acts">
          <Button busy={keeping.busy} busyLabel="Keeping…" onClick={() => keeping.run()}>
            Keep my account
          </Button>
        </div>
      </div>
    </aside>
  );
}
