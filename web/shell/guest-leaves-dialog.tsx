import { asksToKeep } from '../api/keep-first.ts';
import { ActDialog } from '../ui/act-dialog.tsx';
import { Button } from '../ui/button.tsx';

interface GuestLeavesDialogProps {
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** A guest has no password to come back with. */
export default function GuestLeavesDialog({ busy, onLeave, onClose }: GuestLeavesDialogProps) {
  function keep() {
    onClose();
    asksToKeep.set(true);
  }
  return (
    <ActDialog
      title="Leave your horse behind?"
      lead="You have no name and no password yet. Once you log out, you cannot come back to this stable."
      onClose={onClose}
      cancel="Stay"
      act="Log out"
      busy={busy}
      busyLabel="Logging out…"
      onAct={onLeave}
    >
      <Button onClick={keep}>Choose a name and a password</Button>
    </ActDialog>
  );
}
