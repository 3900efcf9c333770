import './own-mark.css';

/** Marks the player's own things, after their names. The space keeps screen readers from joining the words. */
export function OwnMark({ children }: { readonly children: string }) {
  return (
    <>
      {' '}
      <span className="own-mark">{children}</span>
    </>
  );
}
