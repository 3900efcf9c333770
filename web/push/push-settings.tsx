import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { dateOf } from '../ui/when.ts';
import { supportOf, type Support } from './this-browser.ts';
import { useTurnOff, useTurnOn, type Problem, type PushDevices } from './use-push.ts';
import { dropWish } from './wished-here.ts';

const UNABLE: Readonly<Record<Exclude<Support, 'able' | 'blocked'>, string>> = {
  'needs-home-screen':
    'On this device, notifications come to apps only. Add Fetlock to your Home Screen (Share, then “Add to Home Screen”), open it there, and come back to this page.',
  unable:
    'This browser cannot show notifications. Private windows and some older browsers never can: try another browser.',
};

const PROBLEMS: Readonly<Record<Problem, string>> = {
  blocked:
    'Your browser blocks notifications from Fetlock. Allow them in its settings for this site, then load this page again.',
  'not-answered':
    'Your browser got no answer from you, so nothing was turned on. Press again to be asked again.',
  failed: 'Your browser could not reach its notification service. Nothing was turned on. Try again later.',
};

interface PushSettingsProps extends PushDevices {
  /** The mark of this browser's subscription; null without one. */
  readonly mark: string | null;
}

/** A switch for this device, and a list of others. */
export function PushSettings({ publicKey, devices, mark }: PushSettingsProps) {
  const support = supportOf();
  const { turnOn, busy, problem } = useTurnOn(publicKey);
  const off = useTurnOff();
  const own = devices.find((device) => device.mark === mark);
  const others = devices.filter((device) => device !== own);
  return (
    <div className="push-settings">
      {support === 'able' || support === 'blocked' ? (
        <Switch
          label="Tell me when the game is closed"
          detail={own ? 'On. It ends when you log out here.' : 'Your browser will ask you once.'}
          checked={own !== undefined}
          busy={busy || off.busy}
          onChange={(on) => {
            if (on) void turnOn();
            else if (own) {
              dropWish();
              off.run({ params: { id: own.id } });
            }
          }}
        />
      ) : (
        <p className="push-text">{UNABLE[support]}</p>
      )}
      <p className="push-text" role="status">
        {own === undefined && problem !== undefined && PROBLEMS[problem]}
      </p>
      <p className="push-text">
        Foals, sales, stud requests, letters, and shows you follow, as far as you hear about them above.
      </p>
      {others.length > 0 && (
        <>
          <h3 className="push-others">Also on</h3>
          <ul>
            {others.map(({ id, name, since }) => (
              <li key={id} className="push-device">
                <span>
                  {name}
                  <small>since {dateOf(new Date(since))}</small>
                </span>
                <Button
                  variant="plain"
                  aria-label={`Turn off ${name}`}
                  busy={off.busy}
                  onClick={() => off.run({ params: { id } })}
                >
                  Turn off
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
