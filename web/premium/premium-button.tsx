import { Crown } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import type { User } from './use-premium.ts';

const PremiumDialog = lazyDialog(() => import('./premium-dialog.tsx'), { ahead: false });

interface PremiumButtonProps {
  readonly user: User;
}

/** Leads to the upgrade; a badge for members. */
export function PremiumButton({ user }: PremiumButtonProps) {
  const { isPremium } = user;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-plain premium-button"
        aria-haspopup="dialog"
        aria-label={isPremium ? 'Premium Member' : 'Upgrade to Premium'}
        onClick={() => setOpen(true)}
      >
        <Crown className="icon" aria-hidden />
        <span aria-hidden>Premium</span>
      </button>
      {open && <PremiumDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
