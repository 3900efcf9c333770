import { useEffect } from 'react';
import { useUser } from '../accounts/session.ts';
import { usePremiumCheck } from '../premium/use-premium-check.ts';
import { keepFocus } from '../ui/focus/keep-focus.ts';

/** Runs once the page stands: keeps the focus, and looks up whether a past payer is a member. */
export default function AfterPage() {
  useEffect(keepFocus, []);
  usePremiumCheck(useUser());
  return null;
}
