export function EmptyStall() {
  return <span className="stall is-empty" />;
}
