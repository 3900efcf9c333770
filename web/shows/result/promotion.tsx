import { Medal } from 'lucide-react';
import { GRADE_ROWS } from '../../../game/shows/grades.ts';
import { inCoins } from '../../ui/coins.tsx';
import type { PlacedHorse } from './use-show.ts';

interface PromotionsProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
}

/** Own horses that moved up by this show. */
export function Promotions({ rows, own }: PromotionsProps) {
  return rows
    .filter(({ owner, promotedTo }) => promotedTo !== null && owner !== null && owner.id === own)
    .map(({ name, horseId, promotedTo, promotionPrize }) => (
      <p key={horseId} className={`promotion is-${promotedTo}`} role="status">
        <Medal className="icon" aria-hidden />
        <span>
          <b>
            {name} moves up to {promotedTo && GRADE_ROWS[promotedTo].label}!
          </b>{' '}
          The prize includes {inCoins(promotionPrize)} for it.
        </span>
      </p>
    ));
}
