import { Copy } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

interface SeedHashProps {
  /** Name of the mare. */
  readonly mare: string;
  /** SHA-256 of the seed of her next foal. */
  readonly hash: string;
}

const SHOWN = 12;

/** What is fixed of the next foal before anybody chooses. */
export function SeedHash({ mare, hash }: SeedHashProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(hash);
      showToast({ title: 'Seed hash copied' });
    } catch {
      showToast({
        title: 'Not copied',
        description: 'Your browser keeps pages from the clipboard.',
        variant: 'destructive',
      });
    }
  }
  return (
    <section className="ahead" aria-labelledby="ahead-seed">
      <h3 id="ahead-seed">Seed of {mare}’s next foal</h3>
      <p className="seed-hash">
        <code title={hash}>{hash.slice(0, SHOWN)}…</code>
        <IconButton label="Copy the whole seed hash" onClick={() => void copy()}>
          <Copy className="icon icon-small" aria-hidden />
        </IconButton>
      </p>
      <p className="text-15 text-muted">
        It was fixed before you chose a mate. With it, the draw can be checked after the birth: nobody picked
        the foal.
      </p>
    </section>
  );
}
