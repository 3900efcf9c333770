import { Check, CircleX } from 'lucide-react';
import { Button } from './button.tsx';
import { inCoins, counted } from './coins.tsx';
import { Dialog } from './dialog.tsx';

export interface Outcome {
  readonly horseId: string;
  /** Result, or reason for refusal. */
  readonly text: string;
}

interface OutcomesProps {
  readonly horses: readonly { readonly id: string; readonly name: string }[];
  readonly done: readonly Outcome[];
  readonly refused: readonly Outcome[];
}

/** Refusals first. */
export function Outcomes({ horses, done, refused }: OutcomesProps) {
  const nameOf = (id: string) => horses.find((horse) => horse.id === id)?.name ?? 'A horse';
  const row = ({ horseId, text }: Outcome, isDone: boolean) => (
    <li key={horseId}>
      {isDone ? (
        <Check className="icon text-good" aria-hidden />
      ) : (
        <CircleX className="icon text-bad" aria-hidden />
      )}
      <p>
        <b>{nameOf(horseId)}</b>
        {text}
      </p>
    </li>
  );
  return (
    <ul className="outcomes">
      {refused.map((outcome) => row(outcome, false))}
      {done.map((outcome) => row(outcome, true))}
    </ul>
  );
}

interface OutcomesDialogProps extends OutcomesProps {
  readonly title: string;
  /** Coins. */
  readonly cost: number;
  readonly onClose: () => void;
}

export function OutcomesDialog({ title, cost, onClose, ...outcomes }: OutcomesDialogProps) {
  return (
    <Dialog
      title={title}
      lead={cost === 0 ? 'No coins were spent.' : `You paid ${inCoins(cost)}.`}
      onClose={onClose}
      foot={
        <Button variant="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Outcomes {...outcomes} />
    </Dialog>
  );
}

export function refusedOutcome({
  horseId,
  message,
}: {
  readonly horseId: string;
  readonly message: string;
}): Outcome {
  return { horseId, text: message };
}

/** Excluded from a bulk action. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** "Iris and Moth: valid already. 3 horses: with the vet just now." */
export function formatLeftOut(leftOut: readonly LeftOut[], one: string): string {
  const reasons = [...new Set(leftOut.map(({ why }) => why))];
  return reasons
    .map(
      (reason) =>
        `${namesOf(
          leftOut.filter(({ why }) => why === reason),
          one,
        )}: ${reason}.`,
    )
    .join(' ');
}

/** Up to two names, otherwise a number; `one` is the noun. */
export function namesOf(named: readonly { readonly name: string }[], one: string): string {
  return named.length > 2 ? counted(named.length, one) : named.map(({ name }) => name).join(' and ');
}
