import { RECOVERY_CODES } from '../../game/accounts/second-factor.ts';
import { USERNAME_LOCK_MONTHS } from '../../game/accounts/username-lock.ts';
import { Link } from '../ui/link.tsx';

export function AccountHelp() {
  return (
    <>
      <p>
        On your{' '}
        <Link className="link" href="/account">
          Account
        </Link>{' '}
        page you change your name, email and password, and see where you are signed in.
      </p>
      <ul>
        <li>Confirm your email by the link that we mail you. Until then you cannot pay other players.</li>
        <li>You can change your username once in {USERNAME_LOCK_MONTHS} months.</li>
        <li>
          Forgot something?{' '}
          <Link className="link" href="/forgot">
            We mail you
          </Link>{' '}
          your username, or a link to choose a new password.
        </li>
        <li>
          Two-factor asks each sign-in for a code from an app on your phone. Keep the {RECOVERY_CODES}{' '}
          recovery codes: each signs you in once if the phone is lost.
        </li>
        <li>
          What a new device sells or pays to players waits 24 hours. We mail you a link that cancels it. A new
          device cannot change your name, email, password or two-factor in that time.
        </li>
        <li>We never ask for your password in a letter or in chat.</li>
      </ul>
    </>
  );
}
