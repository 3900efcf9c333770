import { KeyRound, Laptop, ShieldCheck, User, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import './account.css';
import { EmailSetting } from '../accounts/email-setting.tsx';
import { PasswordSetting } from '../accounts/password-setting.tsx';
import { TwoFactorSetting } from '../accounts/two-factor-setting.tsx';
import { useAccount, type Account as AccountSettings } from '../accounts/use-account.ts';
import { UsernameSetting } from '../accounts/username-setting.tsx';
import { DevicesSetting } from '../devices/devices-setting.tsx';
import { useDevices } from '../devices/use-devices.ts';
import { Bones } from '../ui/bone.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

interface Part {
  /** Of its first setting. */
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** In their order; each draws one `Setting`. */
  readonly settings: readonly ComponentType<{ readonly account: AccountSettings }>[];
}

/** The whole page: a part more is a row more. */
const PARTS: readonly Part[] = [
  { id: 'username', label: 'Name and email', Icon: User, settings: [UsernameSetting, EmailSetting] },
  { id: 'password', label: 'Password', Icon: KeyRound, settings: [PasswordSetting] },
  { id: 'two-factor', label: 'Two-factor', Icon: ShieldCheck, settings: [TwoFactorSetting] },
  { id: 'devices', label: 'Devices', Icon: Laptop, settings: [DevicesSetting] },
];

export default function Account() {
  const account = useAccount();
  const devices = useDevices();
  // Parts that come one by one would push each other down.
  const reading = {
    ...account,
    data: devices.data && account.data,
    error: account.error ?? devices.error,
  };
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="Account" />
        <p>Your name, your keys and who may use them.</p>
      </div>
      <Loaded reading={reading} skeleton={<Bones label="Loading your account" rows={6} height="96px" />}>
        {(settings) => (
          <div className="account">
            <PartList />
            <div>
              {PARTS.flatMap((part) =>
                part.settings.map((Section, nth) => <Section key={`${part.id}${nth}`} account={settings} />),
              )}
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** Scrolls sideways on phones, in its own strip. */
function PartList() {
  const [current, setCurrent] = useState(() => window.location.hash.slice(1) || 'username');
  useEffect(() => {
    // The page came after the browser had looked for the address.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav className="account-parts" aria-label="Parts of this page">
      {PARTS.map(({ id, label, Icon }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id ? 'true' : undefined}
          onClick={(event) => {
            // Keeps steps within the page out of the history.
            event.preventDefault();
            setCurrent(id);
            document.getElementById(id)?.scrollIntoView();
            document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
          }}
        >
          <Icon className="icon" aria-hidden />
          {label}
        </a>
      ))}
    </nav>
  );
}
