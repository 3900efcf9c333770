import { Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

/** Copies the address of a horse's public page. */
export function ShareButton({ horseId, name }: { readonly horseId: string; readonly name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/h/${horseId}`);
      showToast({ title: 'Link copied', description: `Whoever opens it sees ${name}.` });
    } catch {
      showToast({
        title: 'Not copied',
        description: 'Your browser does not allow it.',
        variant: 'destructive',
      });
    }
  }
  return (
    <Button aria-label={`Share ${name}: copy the link`} onClick={() => void copy()}>
      <Share2 className="icon" aria-hidden />
      Share
    </Button>
  );
}
