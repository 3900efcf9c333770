import { inCoins } from '../../ui/coins.tsx';
import type { ShownShow } from './use-show.ts';

/** What becomes of a show that nobody has entered, and once its time has come, what became of it (decision 22). */
export function unenteredWords({
  kind,
  status,
  prize,
  createdByUsername,
}: Pick<ShownShow, 'kind' | 'status' | 'prize' | 'createdByUsername'>): string {
  const creator = createdByUsername ?? 'its creator';
  if (status === 'open')
    return kind === 'house'
      ? 'Nobody yet. A show of the house that nobody enters does not run.'
      : `Nobody yet. If nobody enters, the whole prize goes back to ${creator}.`;
  return kind === 'house'
    ? 'Nobody entered this show, so it did not run.'
    : `Nobody entered this show, so there was nothing to place. The prize of ${inCoins(prize)} went back to ${creator}.`;
}
