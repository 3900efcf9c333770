import { ActDialog } from '../../ui/act-dialog.tsx';
import { isClassLevel, type ClassLevel } from '../../../game/shows/classes.ts';
import { movesUp } from '../../../game/shows/grades.ts';
import { pronounsOf } from '../../ui/text.ts';
import type { RankedEntrant, Show } from '../use-shows.ts';

/** The higher class to which this entry moves the horse for good; null if none. */
export function classAbove(
  { standing }: Pick<RankedEntrant, 'standing'>,
  { kind, level }: Pick<Show, 'kind' | 'level'>,
): ClassLevel | null {
  return kind === 'house' && isClassLevel(level) && movesUp(standing, level) ? level : null;
}

interface MoveUpProps {
  readonly horse: RankedEntrant;
  readonly classLevel: ClassLevel;
  readonly onStay: () => void;
  readonly onMoveUp: () => void;
}

/** Asks before the first entry in a higher class. */
export function MoveUpDialog({ horse, classLevel, onStay, onMoveUp }: MoveUpProps) {
  const { name, gender, standing } = horse;
  const { Subject, object } = pronounsOf(gender);
  return (
    <ActDialog
      title={`Move up to class ${classLevel}?`}
      help={{ to: 'grades', about: 'classes' }}
      lead={`${name} competes in class ${standing.classLevel} now.`}
      onClose={onStay}
      cancel={`Stay in class ${standing.classLevel}`}
      act="Move up and enter"
      onAct={onMoveUp}
    >
      <p>
        {Subject} begins in the bronze field of class {classLevel}, against stronger horses and for more prize
        money. This is for good: shows of class {standing.classLevel} are closed to {object} then.
      </p>
    </ActDialog>
  );
}
