import { Link } from './link.tsx';

interface HelpLinkProps {
  /** Anchor in the help. */
  readonly to: string;
  /** "Happiness". */
  readonly about: string;
  /** Keeps the input of a dialog. */
  readonly inNewTab?: boolean;
}

/** The "?" after a heading. */
export function HelpLink({ to, about, inNewTab = false }: HelpLinkProps) {
  const attributes = { className: 'help-link', href: `/help#${to}` };
  const sign = <span aria-hidden>?</span>;
  return inNewTab ? (
    <a {...attributes} target="_blank" rel="noopener" aria-label={`Help in a new tab: ${about}`}>
      {sign}
    </a>
  ) : (
    <Link {...attributes} aria-label={`Help: ${about}`}>
      {sign}
    </Link>
  );
}
