import type { ComponentProps, ReactNode } from 'react';

type Look = 'main' | 'outlined' | 'plain';

const LOOKS: Readonly<Record<Look, string>> = {
  main: 'btn btn-main',
  outlined: 'btn',
  plain: 'btn btn-plain',
};

/** For links drawn as buttons. */
export function buttonLook(look: Look = 'outlined'): string {
  return LOOKS[look];
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: Look;
  readonly busy?: boolean;
  /** Shown while busy: "Feeding…". */
  readonly busyLabel?: string;
  /** Acts as disabled, but keeps the focus. */
  readonly barred?: boolean;
  readonly children: ReactNode;
}

/** A busy button keeps its width and the focus; a disabled one would lose the focus. */
export function Button({
  look = 'outlined',
  busy = false,
  busyLabel,
  barred = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook(look)}
      aria-disabled={busy || barred || undefined}
      aria-busy={busy || undefined}
      // Also blocks form submission.
      onClick={busy || barred ? (event) => event.preventDefault() : onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <BusyWords busy={busy} busyLabel={busyLabel}>
          {children}
        </BusyWords>
      )}
    </button>
  );
}

interface BusyWordsProps {
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** One of the two texts, as wide as the wider one. */
export function BusyWords({ busy, busyLabel, children }: BusyWordsProps) {
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
