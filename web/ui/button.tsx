import type { ComponentProps, ReactNode } from 'react';

type Look = 'main' | 'outlined' | 'plain';

const LOOKS: Readonly<Record<Look, string>> = {
  main: 'btn btn-main',
  outlined: 'btn',
  plain: 'btn btn-plain',
};

/** The class of a button's look, for links that are drawn as buttons. */
export function buttonLook(look: Look = 'outlined'): string {
  return LOOKS[look];
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: Look;
  readonly busy?: boolean;
  /** Shown while busy: "Feeding…". */
  readonly busyLabel?: string;
  /** It does nothing, as one that is disabled, but keeps its focus. */
  readonly barred?: boolean;
  readonly children: ReactNode;
}

/** While busy it says so, does nothing, and keeps its width and its focus, which a disabled button would lose. */
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
      // Also what a form would send by it.
      onClick={busy || barred ? (event) => event.preventDefault() : onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="btn-labels">
          <span data-away={busy || undefined} aria-hidden={busy || undefined}>
            {children}
          </span>
          <span data-away={!busy || undefined} aria-hidden={!busy || undefined}>
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** What it does, for those who do not see the icon; shown beside it by `Tooltips`. */
  readonly label: string;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="btn btn-plain btn-icon" aria-label={label}>
      {children}
    </button>
  );
}
