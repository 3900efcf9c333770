import { useAct } from '../api/act.ts';
import { Setting } from '../ui/setting.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { showToast } from '../ui/toasts.ts';

interface PrivacySettingProps {
  readonly account: { readonly isPrivate: boolean };
}

export function PrivacySetting({ account: { isPrivate } }: PrivacySettingProps) {
  const { run, busy } = useAct('PUT /api/user/privacy', {
    onDone: ({ isPrivate: hidden, message }) =>
      showToast({ title: hidden ? 'Private' : 'Open', description: message }),
    failure: { title: 'Not changed', text: 'Please try again in a moment.' },
  });
  return (
    <Setting id="privacy" title="Privacy" lead="Who may see your stable and your horses without an account.">
      <Switch
        label="My stable is private"
        detail={
          isPrivate
            ? 'Only players who are signed in see your pages. Links that you shared lead nowhere.'
            : 'Anybody with a link sees your horses, what they won, and About My Stable. Searches may find them.'
        }
        checked={isPrivate}
        busy={busy}
        onChange={(wished) => run({ body: { isPrivate: wished } })}
      />
    </Setting>
  );
}
