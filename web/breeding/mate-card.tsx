import { formatBodyInBrief } from '../../game/horses/form/body-words.ts';
import { Stall } from '../portrait/stall.tsx';
import { capitalised } from '../ui/text.ts';
import type { FoalAhead } from './use-breeding.ts';
import { PlayerName } from '../ui/player-link.tsx';

interface MateCardProps {
  readonly horse: FoalAhead['mare'];
  readonly owner?: boolean;
}

export function MateCard({ horse, owner = false }: MateCardProps) {
  return (
    <div className="mate">
      <Stall look={horse.look} alt="" />
      <p>
        <b className="mate-name">{horse.name}</b>
        <small>
          Level {horse.level}, {horse.breedName} {horse.gender}
        </small>
        <small>
          {capitalised(horse.color)}
          {owner &&
            (horse.ownerUsername === null ? (
              ', at the market'
            ) : (
              <>
                , owned by <PlayerName username={horse.ownerUsername} />
              </>
            ))}
        </small>
        <small>{capitalised(formatBodyInBrief(horse.body))}</small>
      </p>
    </div>
  );
}
