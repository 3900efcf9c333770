import { Undo2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Link } from '../ui/link.tsx';
import { dayAndTime } from '../ui/when.ts';
import { decisionWords } from './desk-words.ts';
import { useUndo, type Decision } from './use-desk.ts';

const EVERY_MINUTE = 60_000;

export function DecisionList({ decisions }: { readonly decisions: readonly Decision[] }) {
  const now = useWorldNow(EVERY_MINUTE);
  const [undoing, setUndoing] = useState<Decision | null>(null);
  return (
    <>
      <ul className="decisions" aria-label="Decisions">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <small>{dayAndTime(new Date(decision.at), now)}</small>
            <p>
              <Link className="link" href={`/desk?case=${decision.caseId}`}>
                {decisionWords(decision, now)}
              </Link>
              , by {decision.operator}: “{decision.why}”
              {decision.undone && (
                <small>
                  Undone by {decision.undone.operator}: “{decision.undone.why}”
                </small>
              )}
            </p>
            {decision.undone === null && (
              <Button
                look="plain"
                aria-haspopup="dialog"
                aria-description={decisionWords(decision, now)}
                onClick={() => setUndoing(decision)}
              >
                <Undo2 className="icon" aria-hidden />
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && (
        <UndoDialog decision={undoing} words={decisionWords(undoing, now)} onClose={() => setUndoing(null)} />
      )}
    </>
  );
}

interface UndoDialogProps {
  readonly decision: Decision;
  readonly words: string;
  readonly onClose: () => void;
}

function UndoDialog({ decision: { id }, words, onClose }: UndoDialogProps) {
  const [why, setWhy] = useState('');
  const [lacksWhy, setLacksWhy] = useState(false);
  const undo = useUndo(onClose);

  function send(event: FormEvent) {
    event.preventDefault();
    setLacksWhy(why.trim() === '');
    if (why.trim() !== '') undo.run({ params: { id }, body: { why } });
  }

  return (
    <Dialog
      title="Undo"
      lead={`${words}.`}
      onClose={onClose}
      foot={
        <Button look="main" type="submit" form="undo" busy={undo.busy} busyLabel="Undoing…">
          Undo it
        </Button>
      }
    >
      <form id="undo" noValidate onSubmit={send}>
        <Field
          label="Why"
          autoComplete="off"
          most={300}
          value={why}
          error={lacksWhy ? 'Please write a reason.' : undefined}
          onChange={({ target }) => setWhy(target.value)}
        />
      </form>
    </Dialog>
  );
}
