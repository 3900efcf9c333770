import { ClassCard, LevelCard, StartCard } from './joy-card.tsx';
import { BirthScene } from './birth/birth-scene.tsx';
import type { Moment, Place } from './queue.ts';

interface CardsProps {
  readonly moment: Moment;
  readonly place: Place | null;
  readonly more: string | null;
  readonly openedAt: Date;
  readonly onClose: () => void;
  /** By a link to another page. */
  readonly onLeave: () => void;
}

export default function Cards({ moment, openedAt, ...props }: CardsProps) {
  switch (moment.kind) {
    case 'birth':
      return <BirthScene birth={moment.birth} {...props} />;
    case 'start':
      return <StartCard start={moment.start} isAway={new Date(moment.start.at) < openedAt} {...props} />;
    case 'class':
      return <ClassCard opened={moment.opened} isAway={new Date(moment.opened.at) < openedAt} {...props} />;
    default:
      return <LevelCard level={moment.level} {...props} />;
  }
}
