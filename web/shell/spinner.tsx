/** Before anything is known of the visitor, and only then. The page comes with it (`index.html`). */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <p className="brand">Fetlock</p>
      <span className="sr">Loading...</span>
    </div>
  );
}
