import { Crown } from 'lucide-react';
import type { User } from './use-premium.ts';

interface PremiumButtonProps {
  readonly user: User;
  /** Opens the dialog. */
  readonly onPress: () => void;
}

/** Leads to the upgrade; a badge for members. */
export function PremiumButton({ user: { isPremium }, onPress }: PremiumButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-plain premium-button"
      aria-haspopup="dialog"
      aria-label={isPremium ? 'Premium Member' : 'Upgrade to Premium'}
      onClick={onPress}
    >
      <Crown className="icon" aria-hidden />
      <span aria-hidden>Premium</span>
    </button>
  );
}
