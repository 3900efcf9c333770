/** `index.html` contains a copy, for the time before the first script. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <p className="brand">Fetlock</p>
      <span className="sr">Loading...</span>
    </div>
  );
}
