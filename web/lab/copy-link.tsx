import { Link2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { writeAddress } from './lab-address.ts';
import type { LabState } from './lab-state.ts';

export function CopyLink({ state }: { readonly state: LabState }) {
  async function copy() {
    const link = window.location.origin + writeAddress(state);
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: 'Link copied', description: 'Anyone who opens it sees what you see here.' });
    } catch {
      // Clipboard forbidden, or an insecure connection.
      showToast({
        title: 'Link not copied',
        description: 'Your browser does not allow it. Copy this page’s address instead.',
        variant: 'destructive',
      });
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Link2 className="icon" aria-hidden />
      Copy link
    </Button>
  );
}
