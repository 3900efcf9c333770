import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { keepPutAway, readPutAway } from './put-away.ts';

/** What the operator has to say to everybody. Once put away, that text is not shown again; the next one is. */
export function Notice({ text }: { readonly text: string }) {
  const [putAway, setPutAway] = useState(readPutAway);
  if (putAway === text) return null;
  return (
    <aside className="notice" aria-label="Notice">
      <div className="wrap">
        <Megaphone className="icon" aria-hidden />
        <p>{text}</p>
        <IconButton
          label="Put this notice away"
          onClick={() => {
            keepPutAway(text);
            setPutAway(text);
            document.querySelector('main')?.focus();
          }}
        >
          <X className="icon" aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}
