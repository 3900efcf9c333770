import './copy-dots.css';

/** Two copies of a gene, one of each parent: round from the sire, square from the dam. */
export function CopyDots({ of: [one, other] }: { readonly of: readonly [boolean, boolean] }) {
  return (
    <span className="copy-dots" aria-hidden>
      <i className={one ? 'on' : undefined} />
      <i className={other ? 'on' : undefined} />
    </span>
  );
}
