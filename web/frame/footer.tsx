/** Under every page. The links to help and legal pages come with those pages. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <p>Fetlock. One hour here is one day in the stable.</p>
      </div>
    </footer>
  );
}
