import { useEffect } from 'react';
import { useUser } from '../accounts/session.ts';
import { usePremiumCheck } from '../premium/use-premium-check.ts';
import { keepFocus } from '../ui/focus/keep-focus.ts';

/** What every page of a player does, but not before it stands. */
export default function Standing() {
  useEffect(keepFocus, []);
  usePremiumCheck(useUser());
  return null;
}
