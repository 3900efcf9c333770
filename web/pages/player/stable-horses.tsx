import type { ReactNode } from 'react';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { SceneHorse, Stall } from '../../portrait/stall.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { capitalised } from '../../ui/text.ts';
import type { StableHorse } from './use-player.ts';
import { PlayerName } from '../../ui/player-link.tsx';

/** The paddock shows the best horse. */
export function BestHorses({ horses }: { readonly horses: readonly StableHorse[] }) {
  return (
    <ul className="best-horses">
      {horses.map((horse, index) => (
        <li key={horse.id} className="stable-card">
          {index === 0 ? (
            <OwnPaddock className="best-scene">
              <SceneHorse look={horse.look} />
            </OwnPaddock>
          ) : (
            <Stall look={horse.look} alt="" />
          )}
          <div className="stable-card-name">
            <CardLink horse={horse} />
            <span className="plate">Level {inDigits(horse.level)}</span>
          </div>
          <p>{formatBest(horse)}</p>
        </li>
      ))}
    </ul>
  );
}

function formatBest(horse: StableHorse): string {
  const done = horse.wins > 0 ? ` ${counted(horse.wins, 'win')}.` : '';
  const stud = horse.studFee === null ? '' : ` At stud for ${inCoins(horse.studFee)}.`;
  return `${horse.breedName} ${horse.gender}, ${horse.color}.${done}${stud}`;
}

interface HorseCardsProps {
  readonly horses: readonly StableHorse[];
  readonly formatDetail: (horse: StableHorse) => ReactNode;
}

export function HorseCards({ horses, formatDetail }: HorseCardsProps) {
  return (
    <ul className="stable-cards">
      {horses.map((horse) => (
        <li key={horse.id} className="stable-card">
          <Stall look={horse.look} alt="" />
          <CardLink horse={horse} />
          <p>{formatDetail(horse)}</p>
        </li>
      ))}
    </ul>
  );
}

function CardLink({ horse }: { readonly horse: StableHorse }) {
  return (
    <Link className="stable-card-link" href={`/horses/${horse.id}`}>
      {horse.name}
    </Link>
  );
}

export function formatOwned({ breedName, gender, color, age, level, wins }: StableHorse): string {
  const done = wins > 0 ? `, ${counted(wins, 'win')}` : '';
  return `${breedName}. ${capitalised(color)} ${gender}, ${age}. Level ${inDigits(level)}${done}.`;
}

/** `viewer`: the reader's own id; `breeder`: the page's player. */
export function formatBred(horse: StableHorse, breeder: string, viewer: string): ReactNode {
  const wins = horse.wins > 0 ? `, ${counted(horse.wins, 'win')}` : '';
  if (horse.owner === null) return `Waits for a home at the market, level ${inDigits(horse.level)}${wins}`;
  if (horse.owner.id === breeder) return `At home, level ${inDigits(horse.level)}${wins}`;
  return (
    <>
      Now with {horse.owner.id === viewer ? 'you' : <PlayerName username={horse.owner.username} />}, level{' '}
      {inDigits(horse.level)}
      {wins}
    </>
  );
}
