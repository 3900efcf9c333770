import { MailWarning } from 'lucide-react';
import { HOUR, MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useUser } from './session.ts';
import { useResendConfirmation } from './use-account.ts';

/** Gives a new player time to meet the game first. */
const AFTER_MS = HOUR;

export default function ConfirmNotice() {
  const { email, createdAt } = useUser();
  const now = useWorldNow(MINUTE);
  const resending = useResendConfirmation();
  if (now.getTime() - Date.parse(createdAt) < AFTER_MS) return null;
  return (
    <aside className="notice is-device" aria-label="Your email">
      <div className="wrap">
        <MailWarning className="icon" aria-hidden />
        <p>
          <b>Please confirm your email</b>: we have mailed a link to {email}. Until then you cannot pay other
          players.
        </p>
        <div className="notice-acts">
          <Button busy={resending.busy} busyLabel="Sending…" onClick={() => resending.run()}>
            Send it again
          </Button>
          <Link className={buttonClass('plain')} href="/account#email">
            Change it
          </Link>
        </div>
      </div>
    </aside>
  );
}
