/** `index.html` contains a copy, shown before the first script runs. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <p className="brand">Fetlock</p>
      <span className="sr">Loading...</span>
    </div>
  );
}
