import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { standingPutBack, startTerms } from '../../game/shows/grades.ts';
import { useAct } from '../api/act.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ReplyOf } from '../api/call.ts';
import { formatField } from './format-field.ts';

interface PutBackProps {
  readonly horse: Pick<ReplyOf<'GET /api/horses/:id'>, 'id' | 'name' | 'level' | 'standing'>;
}

/** Appears after many starts without a prize; asks for confirmation. */
export function PutBack({ horse }: PutBackProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, level, standing } = horse;
  const back = standingPutBack(standing, level);
  const lower = formatField(back, standing);
  const { veteran } = startTerms(back, level, back.classLevel);
  const { run, busy } = useAct('POST /api/horses/:id/put-back', {
    onDone() {
      setIsOpen(false);
      showToast({ title: `${name} starts in ${lower} now` });
    },
    failure: { title: 'Error', text: 'Failed to move the horse down' },
  });
  if (!standing.mayPutBack) return null;
  return (
    <>
      <div className="put-back">
        <p>No prize in the last ten starts.</p>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Move down to {lower}
        </Button>
      </div>
      {isOpen && (
        <ActDialog
          title={`Move down to ${lower}?`}
          help={{ to: 'grades', about: 'grades' }}
          lead={`${name} has won no prize in the last ten starts.`}
          onClose={() => setIsOpen(false)}
          cancel="Stay"
          act="Move down"
          busy={busy}
          busyLabel="Moving…"
          onAct={() => run({ params: { id } })}
        >
          <p>
            The house horses there are weaker, and the prizes smaller. Grading points start at 0 again. Shows
            that {name} has already entered stay as they are.
          </p>
          {veteran && (
            <p className="pt-3">
              {name} starts there as a veteran: a third of the prize, half the experience, none for you, and
              no grading points. That ends when {name} enters a higher class, which stays open.
            </p>
          )}
        </ActDialog>
      )}
    </>
  );
}
