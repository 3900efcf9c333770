import { useState } from 'react';
import { DELETION_DAYS } from '../../game/accounts/deletion.ts';
import { Button } from '../ui/button.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { Setting } from '../ui/setting.tsx';
import { dateOf } from '../ui/when.ts';
import { useLeaveRealm, type Home } from './use-realms.ts';

interface LeaveSettingProps {
  readonly account: {
    readonly home: Home | null;
    readonly username: string;
    readonly deletesAt: string | null;
  };
  readonly cancelDeletion: CancelDeletion;
}

interface CancelDeletion {
  readonly busy: boolean;
  readonly run: () => void;
}

/** Deletes the stable here for a player whose home is another realm. */
export function LeaveSetting({ account: { home, username, deletesAt }, cancelDeletion }: LeaveSettingProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (home === null) return null;
  return (
    <Setting
      id="delete"
      title="Delete this stable"
      lead={`You have ${DELETION_DAYS} days to change your mind.`}
    >
      {deletesAt === null ? (
        <>
          <p>
            Your horses here go to the market, and your coins, tack and name in this realm are gone. Your
            account at {home.name} and your stables elsewhere stay.
          </p>
          <div className="setting-acts">
            <Button onClick={() => setIsOpen(true)}>Delete this stable…</Button>
          </div>
        </>
      ) : (
        <Leaving deletesAt={deletesAt} home={home} cancelDeletion={cancelDeletion} />
      )}
      {isOpen && <LeaveDialog username={username} onClose={() => setIsOpen(false)} />}
    </Setting>
  );
}

interface LeavingProps {
  readonly deletesAt: string;
  readonly home: Home;
  readonly cancelDeletion: CancelDeletion;
}

function Leaving({ deletesAt, home, cancelDeletion }: LeavingProps) {
  return (
    <>
      <p>
        <b className="text-text">Your stable here will be deleted on {dateOf(new Date(deletesAt))}.</b> Until
        then you can play as always. Premium is not renewed here any more. Your account at {home.name} and
        your stables elsewhere stay.
      </p>
      <div className="setting-acts">
        <Button
          variant="main"
          busy={cancelDeletion.busy}
          busyLabel="Keeping…"
          onClick={() => cancelDeletion.run()}
        >
          Keep my stable
        </Button>
      </div>
    </>
  );
}

interface LeaveDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

function LeaveDialog({ username, onClose }: LeaveDialogProps) {
  const { run, busy } = useLeaveRealm(onClose);
  return (
    <DeleteDialog
      title="Delete this stable?"
      lead={`It is deleted in ${DELETION_DAYS} days. Your other stables stay.`}
      username={username}
      busy={busy}
      onDelete={() => run({ body: { username } })}
      onClose={onClose}
    />
  );
}
