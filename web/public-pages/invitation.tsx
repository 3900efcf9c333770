import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

/** Invites visitors to register; once, at the end of a page. */
export function Invitation() {
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">Breed one of your own</h2>
      <p>Fetlock is free, and its colours follow real genetics.</p>
      <Link className={buttonClass('main')} href="/?register">
        Start a stable
      </Link>
    </section>
  );
}
