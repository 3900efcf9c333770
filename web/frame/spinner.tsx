/** Before anything is known of the visitor, and only then. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="sr">Loading...</span>
    </div>
  );
}
