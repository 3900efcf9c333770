import './own-mark.css';

/** Marks what is the player's own, after its name. The space keeps screen readers from joining the words. */
export function OwnMark({ children }: { readonly children: string }) {
  return (
    <>
      {' '}
      <span className="own-mark">{children}</span>
    </>
  );
}
