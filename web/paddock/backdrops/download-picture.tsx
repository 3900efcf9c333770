import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PicturedHorse } from './named-picture.ts';

export function DownloadPicture({ horse }: { readonly horse: PicturedHorse }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const picture = await pngOf(horse);
    setBusy(false);
    if (picture === null) {
      showToast({ title: 'No picture', description: 'Failed to load horse image', variant: 'destructive' });
      return;
    }
    saveFile(picture, `${horse.name}.png`);
  };
  return (
    <Button busy={busy} onClick={() => void download()}>
      <Download className="icon" aria-hidden />
      Download picture
    </Button>
  );
}

async function pngOf(horse: PicturedHorse): Promise<Blob | null> {
  try {
    const { namedPicture } = await import('./named-picture.ts');
    return await namedPicture(horse);
  } catch {
    return null;
  }
}
