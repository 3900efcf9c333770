import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Link } from '../ui/link.tsx';
import { dayAndTime } from '../ui/when.ts';
import { formatDecision } from './admin-text.ts';
import { useUndo, type Decision } from './use-admin.ts';

export function DecisionList({ decisions }: { readonly decisions: readonly Decision[] }) {
  const now = useWorldNow(MINUTE);
  const [undoing, setUndoing] = useState<Decision | null>(null);
  return (
    <>
      <ul className="decisions" aria-label="Decisions">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <small>{dayAndTime(new Date(decision.at), now)}</small>
            <p>
              <Link className="link" href={`/admin?case=${decision.caseId}`}>
                {formatDecision(decision, now)}
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
                variant="plain"
                aria-haspopup="dialog"
                aria-description={formatDecision(decision, now)}
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
        <UndoDialog
          decision={undoing}
          summary={formatDecision(undoing, now)}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

interface UndoDialogProps {
  readonly decision: Decision;
  readonly summary: string;
  readonly onClose: () => void;
}

function UndoDialog({ decision: { id }, summary, onClose }: UndoDialogProps) {
  const undo = useUndo(onClose);
  const { form, text } = useForm({
    first: { why: '' },
    check: ({ why }) => ({ why: why.trim() === '' ? 'Please write a reason.' : undefined }),
    onSend: ({ why }) => undo.run({ params: { id }, body: { why } }),
  });

  return (
    <ActDialog
      title="Undo"
      lead={`${summary}.`}
      onClose={onClose}
      act="Undo it"
      busy={undo.busy}
      busyLabel="Undoing…"
      form={form}
    >
      <Field label="Why" autoComplete="off" most={300} {...text('why')} />
    </ActDialog>
  );
}
