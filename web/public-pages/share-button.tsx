import { Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

interface ShareButtonProps {
  /** "/h/…". */
  readonly path: string;
  /** Title in the device's share dialog. */
  readonly title: string;
  readonly variant?: 'main' | 'outlined';
}

/** Uses the device's share dialog; without one, copies the link. */
export function ShareButton({ path, title, variant = 'outlined' }: ShareButtonProps) {
  return (
    <Button variant={variant} onClick={() => void share(`${window.location.origin}${path}`, title)}>
      <Share2 className="icon" aria-hidden />
      Share
    </Button>
  );
}

async function share(url: string, title: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', description: 'Paste it anywhere: it opens without an account.' });
  } catch {
    showToast({ title: 'Copy this link', description: url });
  }
}
