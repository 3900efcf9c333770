import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { standingPutBack, startTerms } from '../../game/shows/grades.ts';
import { useAct } from '../api/act.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ReplyOf } from '../api/call.ts';
import { fieldWords } from './field-words.ts';

interface PutBackProps {
  readonly horse: Pick<ReplyOf<'GET /api/horses/:id'>, 'id' | 'name' | 'level' | 'standing'>;
}

/** Offered after many starts without a prize; asks for confirmation. */
export function PutBack({ horse }: PutBackProps) {
  const [asking, setAsking] = useState(false);
  const { id, name, level, standing } = horse;
  const back = standingPutBack(standing, level);
  const lower = fieldWords(back, standing);
  const { veteran } = startTerms(back, level, back.classLevel);
  const { run, busy } = useAct('POST /api/horses/:id/put-back', {
    onDone() {
      setAsking(false);
      showToast({ title: `${name} starts in ${lower} now` });
    },
    failure: { title: 'Error', text: 'Failed to move the horse down' },
  });
  if (!standing.mayPutBack) return null;
  return (
    <>
      <div className="put-back">
        <p>No prize in the last ten starts.</p>
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Move down to {lower}
        </Button>
      </div>
      {asking && (
        <ActDialog
          title={`Move down to ${lower}?`}
          help={{ to: 'grades', about: 'grades' }}
          lead={`${name} has won no prize in the last ten starts.`}
          onClose={() => setAsking(false)}
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
