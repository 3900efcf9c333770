import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { Look } from './coat-tint.ts';
import { portraitPng } from './paint/pictures.ts';

interface DownloadPictureProps {
  readonly look: Look;
  readonly name: string;
}

const SAVED_MS = 60_000;

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
    const address = URL.createObjectURL(picture);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.png`;
    link.click();
    // Late, because some browsers have not begun saving yet.
    setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
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
