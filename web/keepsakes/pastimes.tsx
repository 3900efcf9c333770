import { Camera, Carrot, LassoSelect, Sparkle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PASTIME_ROWS, PASTIMES, type Pastime } from '../../game/keepsakes/pastimes.ts';
import { Button } from '../ui/button.tsx';
import { HelpLink } from '../ui/help-link.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import type { PastimeDialogProps, PastimeHorse } from './pastime-dialog.tsx';
import './pastimes.css';

const PastimeDialog = lazyDialog(() => import('./pastime-dialog.tsx'), { ahead: false });

interface PastimesProps extends Pick<PastimeDialogProps, 'Share'> {
  readonly horse: PastimeHorse & { readonly ageInMonths: number };
  /** Further buttons. */
  readonly children?: ReactNode;
  /** A quiet line among others instead of a panel. */
  readonly isLine?: boolean;
}

const SIGNS = { groom: Sparkle, lunge: LassoSelect, hand_feed: Carrot, photograph: Camera } as const;

/** What an owner may do with a horse for its own sake. */
export default function Pastimes({ horse, Share, children, isLine = false }: PastimesProps) {
  const [open, setOpen] = useState<Pastime | null>(null);
  return (
    <section className={isLine ? 'pastime-line' : 'timber pastimes'} aria-labelledby="pastimes">
      <h2 className={isLine ? undefined : 'section'} id="pastimes">
        Time with {horse.name}
      </h2>
      <HelpLink to="pastimes" about="pastimes" />
      {!isLine && <p>Free, and as often as you like. Keep a picture at the end if you like.</p>}
      <div className={isLine ? 'quiet-acts' : 'pastime-acts'}>
        {PASTIMES.map((pastime) => {
          const { label, from } = PASTIME_ROWS[pastime];
          const Sign = SIGNS[pastime];
          const isYoung = horse.ageInMonths < from;
          return (
            <Button
              key={pastime}
              variant={isLine ? 'plain' : 'outlined'}
              aria-haspopup="dialog"
              disabled={isYoung}
              onClick={() => setOpen(pastime)}
            >
              <Sign className="icon" aria-hidden />
              {isYoung ? `${label} from ${from} months` : label}
            </Button>
          );
        })}
        {children}
      </div>
      {open && (
        <PastimeDialog key={open} pastime={open} horse={horse} Share={Share} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
