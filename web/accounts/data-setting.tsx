import { useState } from 'react';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Setting } from '../ui/setting.tsx';
import { showToast } from '../ui/toasts.ts';

export function DataSetting() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const own = await call('GET /api/account/export');
      const file = new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' });
      saveFile(file, `fetlock-${own.at.slice(0, 10)}.json`);
      showToast({ title: 'Your data is saved', description: 'Look for the file among your downloads.' });
    } catch (error) {
      const description = sentenceOf(error, 'Please try again in a moment.');
      showToast({ title: 'No file made', description, variant: 'destructive' });
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
      <div className="setting-acts">
        <Button busy={busy} busyLabel="Gathering…" onClick={() => void download()}>
          Download my data
        </Button>
      </div>
    </Setting>
  );
}
