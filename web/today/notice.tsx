import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { storeDismissed, readDismissed } from './dismissed.ts';

/** A dismissed text stays hidden; a new one is shown. */
export function Notice({ text }: { readonly text: string }) {
  const [dismissed, setDismissed] = useState(readDismissed);
  if (dismissed === text) return null;
  return (
    <aside className="notice sheet" aria-label="Notice">
      <div className="wrap">
        <Megaphone className="icon" aria-hidden />
        <p>{text}</p>
        <IconButton
          label="Put this notice away"
          onClick={() => {
            storeDismissed(text);
            setDismissed(text);
            document.querySelector('main')?.focus();
          }}
        >
          <X className="icon" aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}
