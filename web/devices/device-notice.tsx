import { ShieldAlert } from 'lucide-react';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { useDeviceNotice, useNoticeDevices, type NewDevice } from './use-devices.ts';

const EVERY_MINUTE = 60_000;

/** On every page: tells known devices of a new one, and a new one what waits from it. */
export function DeviceNotice() {
  const frame = useDeviceNotice();
  if (frame?.newDevice) return <NewDeviceNotice device={frame.newDevice} />;
  if (frame && frame.waitingHere > 0) return <WaitingHereNotice count={frame.waitingHere} />;
  return null;
}

function NewDeviceNotice({ device: { name, since, waiting } }: { readonly device: NewDevice }) {
  const now = useWorldNow(EVERY_MINUTE);
  const noticing = useNoticeDevices(() => document.querySelector('main')?.focus());
  return (
    <aside className="notice is-device" aria-label="New device">
      <div className="wrap">
        <ShieldAlert className="icon" aria-hidden />
        <p>
          <b>Somebody signed in from a new device</b>: {name}, {dayAndTimeWithin(new Date(since), now)}.
          {waiting > 0 && ` ${counted(waiting, 'thing')} ${waiting === 1 ? 'waits' : 'wait'} to be done.`}
        </p>
        <div className="notice-acts">
          <Link className={buttonLook()} href="/account/waiting">
            Look
          </Link>
          <Button look="plain" busy={noticing.busy} busyLabel="Saving…" onClick={() => noticing.run()}>
            It was me
          </Button>
        </div>
      </div>
    </aside>
  );
}

function WaitingHereNotice({ count }: { readonly count: number }) {
  return (
    <aside className="notice is-device" aria-label="New device">
      <div className="wrap">
        <ShieldAlert className="icon" aria-hidden />
        <p>
          <b>This device is new to your stable</b>: {counted(count, 'thing')} {count === 1 ? 'waits' : 'wait'}{' '}
          to be done.
        </p>
        <div className="notice-acts">
          <Link className={buttonLook()} href="/account/waiting">
            Look
          </Link>
        </div>
      </div>
    </aside>
  );
}
