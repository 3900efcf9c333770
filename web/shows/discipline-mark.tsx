import { Award, Eye, Route, Timer, Trees, Trophy } from 'lucide-react';
import { disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import { JumpIcon } from '../ui/own-icons.tsx';

const MARKS = {
  dressage: Award,
  racing: Timer,
  halter: Eye,
  eventing: Trophy,
  jumping: JumpIcon,
  cross_country: Trees,
  endurance: Route,
} as const satisfies Record<Discipline, unknown>;

export function DisciplineMark({ discipline }: { readonly discipline: Discipline }) {
  const Mark = MARKS[discipline];
  return (
    <span className="discipline">
      <Mark className="icon" aria-hidden />
      {disciplineLabel(discipline)}
    </span>
  );
}
