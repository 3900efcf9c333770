/** A stall with nobody in it. */
export function EmptyStall() {
  return <span className="stall is-empty" />;
}
