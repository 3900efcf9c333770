import { useEffect, useState } from 'react';
import { useAct } from '../api/act.ts';
import { call, type ReplyOf } from '../api/call.ts';
import { CallRefused, sentenceOf } from '../api/call-refused.ts';
import { Button } from '../ui/button.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { saveFile } from '../ui/save-file.ts';
import { Setting } from '../ui/setting.tsx';
import { showToast } from '../ui/toasts.ts';
import { NO_PASSWORD, PasswordProof } from './proof-fields.tsx';

const NO_FILE = 'No file made';
const TRY_AGAIN = 'Please try again in a moment.';

export function DataSetting() {
  const [busy, setBusy] = useState(false);
  const [isNewDevice, setIsNewDevice] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveOwn(await call('GET /api/account/export'));
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'PASSWORD_NEEDED') setIsNewDevice(true);
      else showToast({ title: NO_FILE, description: sentenceOf(error, TRY_AGAIN), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Setting id="data" title="Your data" lead="Everything that the game keeps about you, as one file.">
      <p className="setting-note">
        Your account, horses, shows, coins, trade, letters and chat. Keep the file to yourself: it holds your
        letters.
      </p>
      {isNewDevice ? (
        <WithPassword onDone={() => setIsNewDevice(false)} />
      ) : (
        <div className="setting-acts">
          <Button busy={busy} busyLabel="Gathering…" onClick={() => void download()}>
            Download my data
          </Button>
        </div>
      )}
    </Setting>
  );
}

function WithPassword({ onDone }: { readonly onDone: () => void }) {
  const { run, busy } = useAct('POST /api/account/export', {
    failure: { title: NO_FILE, text: TRY_AGAIN },
    onDone(own) {
      saveOwn(own);
      onDone();
    },
  });

  const { form, control } = useForm({
    first: { password: '' },
    check: ({ password }) => ({ password: password === '' ? NO_PASSWORD : undefined }),
    onSend({ password }) {
      run({ body: { currentPassword: password } });
    },
  });
  // The pressed button is gone: focus the field that replaces it.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref]);

  return (
    <form className="setting-form" {...form}>
      <p>This device is new to your stable. Enter your password to download your data.</p>
      <PasswordProof {...control('password')} />
      <div className="setting-acts">
        <Button type="submit" busy={busy} busyLabel="Gathering…">
          Download my data
        </Button>
      </div>
    </form>
  );
}

function saveOwn(own: ReplyOf<'GET /api/account/export'>): void {
  const file = new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' });
  saveFile(file, `fetlock-${own.at.slice(0, 10)}.json`);
  showToast({ title: 'Your data is saved', description: 'Look for the file among your downloads.' });
}
