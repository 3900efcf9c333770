import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MINUTE } from '../../game/game-time.ts';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';

type NewDevice = NonNullable<ReplyOf<'GET /api/shell'>['newDevice']>;

const PAGE = '/account/waiting';

/** On every page: shows known devices the new one, and shows a new device that its calls wait. */
export function DeviceNotice() {
  const [path] = useLocation();
  const shell = useRead('GET /api/shell', {}).data;
  const isThere = path === PAGE;
  if (shell?.newDevice) return <NewDeviceNotice device={shell.newDevice} isThere={isThere} />;
  if (!shell || shell.waitingHere === 0 || isThere) return null;
  return (
    <Notice acts={<ReviewLink />}>
      <b>This device is new to your stable</b>: {formatWaiting(shell.waitingHere)}
    </Notice>
  );
}

const formatWaiting = (count: number) =>
  `${counted(count, 'thing')} ${count === 1 ? 'waits' : 'wait'} to be done.`;

interface NewDeviceNoticeProps {
  readonly device: NewDevice;
  /** True on the page that the notice links to. */
  readonly isThere: boolean;
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
    <Link className={buttonClass()} href={PAGE}>
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
