import type { ComponentProps, ReactNode } from 'react';

type Variant = 'main' | 'outlined' | 'plain';

const CLASSES: Readonly<Record<Variant, string>> = {
  main: 'btn btn-main',
  outlined: 'btn',
  plain: 'btn btn-plain',
};

/** For links drawn as buttons. */
export function buttonClass(variant: Variant = 'outlined'): string {
  return CLASSES[variant];
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: Variant;
  readonly busy?: boolean;
  /** Shown while busy: "Feeding…". */
  readonly busyLabel?: string;
  /** Acts as disabled, but keeps the focus. */
  readonly ariaDisabled?: boolean;
  readonly children: ReactNode;
}

/** A busy button keeps its width and the focus; a disabled one would lose the focus. */
export function Button({
  variant = 'outlined',
  busy = false,
  busyLabel,
  ariaDisabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant)}
      aria-disabled={busy || ariaDisabled || undefined}
      aria-busy={busy || undefined}
      // Also blocks form submission.
      onClick={busy || ariaDisabled ? (event) => event.preventDefault() : onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <BusyLabel busy={busy} busyLabel={busyLabel}>
          {children}
        </BusyLabel>
      )}
    </button>
  );
}

interface BusyLabelProps {
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** Shows one of the two texts, in the width of the wider one. */
export function BusyLabel({ busy, busyLabel, children }: BusyLabelProps) {
  return (
    <span className="btn-labels">
      <span data-away={busy || undefined} aria-hidden={busy || undefined}>
        {children}
      </span>
      <span data-away={!busy || undefined} aria-hidden={!busy || undefined}>
        {busyLabel}
      </span>
    </span>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** For screen readers; shown by `Tooltips`. */
  readonly label: string;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="btn btn-plain btn-icon" aria-label={label}>
      {children}
    </button>
  );
}
