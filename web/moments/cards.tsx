import { ClassCard, LevelCard, StartCard } from './joy-card.tsx';
import { BirthScene } from './birth/birth-scene.tsx';
import type { Moment, Place } from './queue.ts';

interface CardsProps {
  readonly moment: Moment;
  readonly place: Place | null;
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
    default:
      return <LevelCard level={moment.level} {...props} />;
  }
}
