import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';

type Shell = ReplyOf<'GET /api/shell'>;
type NewDevice = NonNullable<Shell['newDevice']>;

interface NewDeviceProps extends Pick<Shell, 'waitingHere'> {
  /** Null on the new device itself. */
  readonly device: NewDevice | null;
  /** True on the page that the notice links to. */
  readonly isThere: boolean;
}

export default function NewDevice({ device, waitingHere, isThere }: NewDeviceProps) {
  if (device !== null) return <NewDeviceNotice device={device} isThere={isThere} />;
  return (
    <Notice acts={<ReviewLink />}>
      <b>This device is new to your stable</b>: {formatWaiting(waitingHere)}
    </Notice>
  );
}

const formatWaiting = (count: number) =>
  `${counted(count, 'thing')} ${count === 1 ? 'waits' : 'wait'} to be done.`;

interface NewDeviceNoticeProps extends Pick<NewDeviceProps, 'isThere'> {
  readonly device: NewDevice;
}

function NewDeviceNotice({ device: { id, name, since, waiting }, isThere }: NewDeviceNoticeProps) {
  const now = useWorldNow(MINUTE);
  const noticing = useAct('POST /api/devices/:id/notice', {
    onDone: () => document.querySelector('main')?.focus(),
    failure: { title: 'Not saved', text: 'Please try again in a moment.' },
  });
  const acts = (
    <>
      {!isThere && <ReviewLink />}
      <Button
        variant="plain"
        busy={noticing.busy}
        busyLabel="Saving…"
        onClick={() => noticing.run({ params: { id } })}
      >
        It was me
      </Button>
    </>
  );
  return (
    <Notice acts={acts}>
      <b>Somebody signed in from a new device</b>: {name}, {dayAndTimeWithin(new Date(since), now)}.
      {waiting > 0 && ` ${formatWaiting(waiting)}`}
    </Notice>
  );
}

function ReviewLink() {
  return (
    <Link className={buttonClass()} href="/account/waiting">
      Look
    </Link>
  );
}

function Notice({ acts, children }: { readonly acts: ReactNode; readonly children: ReactNode }) {
  return (
    <aside className="notice is-device" aria-label="New device">
      <div className="wrap">
        <ShieldAlert className="icon" aria-hidden />
        <p>{children}</p>
        <div className="notice-acts">{acts}</div>
      </div>
    </aside>
  );
}
