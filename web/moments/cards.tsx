import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { BirthScene, Family } from './birth/birth-scene.tsx';
import { ClassCard, GrownCard, HorseOfCard, LevelCard, StartCard, StartScene } from './joy-card.tsx';
import type { Moment, CardPosition } from './queue.ts';

interface CardsProps {
  readonly moment: Moment;
  readonly position: CardPosition | null;
  readonly more: string | null;
  /** True if the player was away at this instant. */
  readonly wasAway: (instant: string) => boolean;
  readonly onClose: () => void;
  /** Called when a link leads to another page. */
  readonly onLeave: () => void;
}

export default function Cards({ moment, wasAway, ...props }: CardsProps) {
  switch (moment.kind) {
    case 'birth':
      return <BirthScene birth={moment.birth} {...props} />;
    case 'start':
      return <StartCard start={moment.start} isAway={wasAway(moment.start.at)} {...props} />;
    case 'class':
      return <ClassCard opened={moment.opened} isAway={wasAway(moment.opened.at)} {...props} />;
    case 'grown':
      return <GrownCard grown={moment.grown} isAway={wasAway(moment.grown.at)} {...props} />;
    default:
      return <LevelCard level={moment.level} {...props} />;
  }
}

const POLL_MS = 100;

export interface PaintedAheadProps {
  readonly moment: Moment;
  readonly onPainted: () => void;
}

/** Paints a card's horses out of sight and in their final size, so that the card opens with its picture. */
export function PaintedAhead({ moment, onPainted }: PaintedAheadProps) {
  const part = useRef<HTMLDivElement>(null);
  const painted = useEffectEvent(onPainted);
  const hasHorses = moment.kind !== 'level';
  useEffect(() => {
    const timer = setInterval(() => {
      const horses = [
        ...(part.current?.querySelectorAll('.horse-picture > canvas:not(.horse-shadow)') ?? []),
      ];
      // If painting fails, the moment opens anyway.
      const isDone = horses.length > 0 && horses.every((horse) => horse.matches('.is-shown, .is-failed'));
      if (hasHorses && !isDone) return;
      clearInterval(timer);
      painted();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [hasHorses]);
  return (
    <div className="moment-ahead" aria-hidden ref={part}>
      {sceneOf(moment)}
    </div>
  );
}

function sceneOf(moment: Moment): ReactNode {
  switch (moment.kind) {
    case 'birth':
      return (
        <div className="birth-veil">
          <div className="birth is-night">
            <Family birth={moment.birth} />
          </div>
        </div>
      );
    case 'start':
      return inCard(<StartScene start={moment.start} />);
    case 'class':
      return inCard(<HorseOfCard horse={moment.opened.horse} />);
    case 'grown':
      return inCard(<HorseOfCard horse={moment.grown.horse} />);
    default:
      return null;
  }
}

const inCard = (scene: ReactNode) => (
  <div className="scrim joy-scrim">
    <div className="joy">
      <div className="joy-picture">{scene}</div>
    </div>
  </div>
);
