import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SheetRoute } from '../api/call.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { send } from '../api/send.ts';
import { worldNow } from '../api/world-clock.ts';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';
import { showToast } from './toasts.ts';

interface SheetButtonProps {
  readonly route: SheetRoute;
  /** "Download horses". */
  readonly label: string;
}

/** Saves a whole list as a file for spreadsheets. */
export function SheetButton({ route, label }: SheetButtonProps) {
  const [busy, setBusy] = useState(false);
  const address = route.slice('GET '.length);
  const download = async () => {
    setBusy(true);
    try {
      const file = await (await send('GET', address)).blob();
      const list = address.slice(address.lastIndexOf('/') + 1);
      saveFile(file, `fetlock-${list}-${worldNow().toISOString().slice(0, 10)}.csv`);
      showToast({ title: 'File saved', description: 'Look for it among your downloads.' });
    } catch (error) {
      const description = sentenceOf(error, 'Please try again in a moment.');
      showToast({ title: 'No file made', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="plain" busy={busy} busyLabel="Gathering…" onClick={() => void download()}>
      <Download className="icon icon-small" aria-hidden />
      {label}
    </Button>
  );
}
