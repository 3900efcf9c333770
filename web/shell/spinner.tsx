/** Until it is known who is here. `index.html` contains the same, for the time before the first script. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <p className="brand">Fetlock</p>
      <span className="sr">Loading...</span>
    </div>
  );
}
