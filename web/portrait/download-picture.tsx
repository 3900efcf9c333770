import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { showToast } from '../ui/toasts.ts';
import type { Look } from './coat-tint.ts';
import { portraitPng } from './paint/pictures.ts';

interface DownloadPictureProps {
  readonly look: Look;
  readonly name: string;
}

export function DownloadPicture({ look, name }: DownloadPictureProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const picture = await pngOf(look);
    setBusy(false);
    if (picture === null) {
      showToast({ title: 'No picture', description: 'Failed to load horse image', variant: 'destructive' });
      return;
    }
    saveFile(picture, `${name}.png`);
  };
  return (
    <Button busy={busy} onClick={() => void download()}>
      <Download className="icon" aria-hidden />
      Download picture
    </Button>
  );
}

async function pngOf(look: Look): Promise<Blob | null> {
  try {
    return await portraitPng(look);
  } catch {
    return null;
  }
}
