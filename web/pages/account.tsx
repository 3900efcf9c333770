import {
  Crown,
  Earth,
  EyeOff,
  DoorOpen,
  FileDown,
  KeyRound,
  KeySquare,
  Laptop,
  ShieldCheck,
  User as Person,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import './account.css';
import { AccessTokensSetting } from '../accounts/access-tokens-setting.tsx';
import { DataSetting } from '../accounts/data-setting.tsx';
import { DeletionSetting } from '../accounts/deletion-setting.tsx';
import { EmailSetting } from '../accounts/email-setting.tsx';
import { PasswordSetting } from '../accounts/password-setting.tsx';
import { TwoFactorSetting } from '../accounts/two-factor-setting.tsx';
import { useUser } from '../accounts/session.ts';
import { useAccessTokens } from '../accounts/use-access-tokens.ts';
import { useAccount, type Account as AccountSettings } from '../accounts/use-account.ts';
import { useCancelDeletion } from '../accounts/use-leaving.ts';
import { UsernameSetting } from '../accounts/username-setting.tsx';
import { DevicesSetting } from '../devices/devices-setting.tsx';
import { useDevices } from '../devices/use-devices.ts';
import { PrivacySetting } from '../profile/privacy-setting.tsx';
import { ElsewhereSetting } from '../realms/elsewhere-setting.tsx';
import { LeaveSetting } from '../realms/leave-setting.tsx';
import { RealmsSetting } from '../realms/realms-setting.tsx';
import { SubscriptionSetting } from '../premium/subscription-setting.tsx';
import type { User } from '../premium/use-premium.ts';
import { OFFICE } from '../paddock/settings/office.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

interface SettingProps {
  readonly account: AccountSettings;
  readonly user: User;
}

interface Part {
  /** Id of its first setting. */
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Shown in this order; each draws one `Setting`. */
  readonly settings: readonly ComponentType<SettingProps>[];
  readonly when?: (account: AccountSettings, user: User) => boolean;
}

/** Settings of the realm that has the player's password (decision 82). */
const atHome = ({ home }: AccountSettings) => home === null;

/** The whole page. */
const PARTS: readonly Part[] = [
  {
    id: 'username',
    label: 'Name and email',
    Icon: Person,
    settings: [UsernameSetting, EmailSetting],
    when: atHome,
  },
  { id: 'password', label: 'Password', Icon: KeyRound, settings: [PasswordSetting], when: atHome },
  { id: 'two-factor', label: 'Two-factor', Icon: ShieldCheck, settings: [TwoFactorSetting], when: atHome },
  {
    id: 'username',
    label: 'Name and sign-in',
    Icon: Person,
    settings: [UsernameSetting, ElsewhereSetting],
    when: (account) => !atHome(account),
  },
  {
    id: 'realms',
    label: 'Realms',
    Icon: Earth,
    settings: [RealmsSetting],
    when: ({ hasRealms }) => hasRealms,
  },
  { id: 'devices', label: 'Devices', Icon: Laptop, settings: [DevicesSetting] },
  { id: 'privacy', label: 'Privacy', Icon: EyeOff, settings: [PrivacySetting] },
  { id: 'tokens', label: 'Access tokens', Icon: KeySquare, settings: [AccessTokensSetting], when: atHome },
  { id: 'data', label: 'Your data', Icon: FileDown, settings: [DataSetting] },
  {
    id: 'premium',
    label: 'Premium',
    Icon: Crown,
    settings: [SubscriptionSetting],
    when: (_, { isPremium }) => isPremium,
  },
  { id: 'delete', label: 'Delete account', Icon: DoorOpen, settings: [DeletionSetting], when: atHome },
  {
    id: 'delete',
    label: 'Delete stable',
    Icon: DoorOpen,
    settings: [StableDeletion],
    when: (account) => !atHome(account),
  },
];

function StableDeletion({ account }: SettingProps) {
  return <LeaveSetting account={account} cancelDeletion={useCancelDeletion()} />;
}

export default function Account() {
  const account = useAccount();
  const devices = useDevices();
  const tokens = useAccessTokens();
  const user = useUser();
  // Shown together, because parts that load one by one would push each other down.
  const query = {
    ...account,
    data: devices.data && tokens.data && account.data,
    error: account.error ?? devices.error ?? tokens.error,
  };
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Account" />
        <p>Your name, your keys and who may use them.</p>
      </HorsePlace>
      <div className="wrap page">
        <Query query={query} skeleton={<Skeleton label="Loading your account" rows={6} height="96px" />}>
          {(settings) => {
            const parts = PARTS.filter(({ when }) => when?.(settings, user) ?? true);
            return (
              <div className="account">
                <PartList parts={parts} />
                <div className="timber">
                  {parts.flatMap((part) =>
                    part.settings.map((Section, index) => (
                      <Section key={`${part.id}${index}`} account={settings} user={user} />
                    )),
                  )}
                </div>
              </div>
            );
          }}
        </Query>
      </div>
    </>
  );
}

/** Scrolls sideways on phones, in its own strip. */
function PartList({ parts }: { readonly parts: readonly Part[] }) {
  const [current, setCurrent] = useState(() => window.location.hash.slice(1) || 'username');
  useEffect(() => {
    // The page loads after the browser looked for the anchor.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav className="account-parts" aria-label="Parts of this page">
      {parts.map(({ id, label, Icon }) => (
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
