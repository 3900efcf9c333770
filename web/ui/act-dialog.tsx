import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Cost } from './coins.tsx';
import { Dialog } from './dialog.tsx';
import type { useForm } from './forms/use-form.ts';

interface ActFootProps {
  /** The act's outcome, or why it is impossible; announced when it changes. */
  readonly summary?: ReactNode;
  /** "Cancel". By default only the cross closes. */
  readonly cancel?: ReactNode;
  readonly onCancel: () => void;
  /** Label of the button, such as "Feed for 3 days". Undefined if the act is impossible: then there is no foot. */
  readonly act: ReactNode;
  /** Coins, on the button. */
  readonly cost?: number | undefined;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly disabled?: boolean;
  /** Like disabled, but keeps the focus. */
  readonly ariaDisabled?: boolean;
  readonly onAct: () => void;
  /** Id of the form that the button sends. */
  readonly formId?: string | undefined;
}

/** The line and buttons of an act. While it runs, only its own button waits: cancelling closes at once. */
export function ActFoot(props: ActFootProps) {
  const { summary, cancel, onCancel, act, cost, busy, busyLabel, disabled, ariaDisabled, onAct, formId } =
    props;
  return (
    <>
      {summary !== undefined && (
        <p className="text-15 text-muted" aria-live="polite">
          {summary}
        </p>
      )}
      {cancel !== undefined && <Button onClick={onCancel}>{cancel}</Button>}
      <Button
        variant="main"
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
        ariaDisabled={ariaDisabled}
        {...(formId === undefined ? { onClick: onAct } : { type: 'submit', form: formId })}
      >
        {act}
        {cost !== undefined && <Cost coins={cost} />}
      </Button>
    </>
  );
}

interface ActDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'foot'>, Omit<ActFootProps, 'onCancel' | 'formId' | 'onAct'> {
  readonly onCancel?: (() => void) | undefined;
  readonly onAct?: () => void;
  /** Its `onSend` does the act. */
  readonly form?: ReturnType<typeof useForm>['form'];
  readonly formClass?: string;
}

/** A dialog for one act: choices, the outcome, and one button. */
export function ActDialog(props: ActDialogProps) {
  const {
    summary,
    cancel,
    act,
    cost,
    busy,
    busyLabel,
    disabled,
    ariaDisabled,
    onAct,
    onCancel,
    form,
    formClass,
    ...dialog
  } = props;
  const id = useId();
  const foot = (
    <ActFoot
      {...{ summary, cancel, act, cost, busy, busyLabel, disabled, ariaDisabled }}
      onCancel={onCancel ?? dialog.onClose}
      onAct={() => onAct?.()}
      formId={form && id}
    />
  );
  return (
    <Dialog {...dialog} foot={act === undefined ? undefined : foot}>
      {form ? (
        <form id={id} className={formClass} {...form}>
          {dialog.children}
        </form>
      ) : (
        dialog.children
      )}
    </Dialog>
  );
}
