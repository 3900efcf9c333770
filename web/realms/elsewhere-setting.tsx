import { buttonClass } from '../ui/button.tsx';
import { Setting } from '../ui/setting.tsx';
import type { Home } from './use-realms.ts';

/** Replaces the password, email and two-factor settings, which belong to the home realm. */
export function ElsewhereSetting({
  account: { home, email },
}: {
  readonly account: { readonly home: Home | null; readonly email: string };
}) {
  if (home === null) return null;
  return (
    <Setting id="password" title="Signing in" lead="Password, email and two-factor are kept in one realm.">
      <p>
        You sign in at <b>{home.name}</b>. Change your password, email and two-factor there. This realm writes
        to {email}, and learns of a new address when you next come from there.
      </p>
      <p>
        If you choose a new password or log out everywhere there, you are signed out here too, within about a
        minute.
      </p>
      <div className="setting-acts">
        <a className={buttonClass()} href={`${home.address}/account`}>
          Go to {home.name}
        </a>
      </div>
    </Setting>
  );
}
