import { Link } from '../ui/link.tsx';

export function Footer({ forPlayer = false }: { readonly forPlayer?: boolean }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label="More">
          <Link href="/leaderboards">Leaderboard</Link>
          <Link href="/help">Help</Link>
          <Link href="/faq">FAQ</Link>
          <Link href="/about">About</Link>
          <Link href="/terms">Terms of Service</Link>
          <Link href="/privacy">Privacy Policy</Link>
          <Link href="/contact">Contact</Link>
          <Link href="/economy">Economy</Link>
          <Link href="/lab">Colour Lab</Link>
          <Link href="/breeds">Breeds</Link>
          {forPlayer && <Link href="/account">Account</Link>}
          {forPlayer && <Link href="/account/safety">Safety</Link>}
        </nav>
        <p>Fetlock. One hour here is one day in the stable.</p>
      </div>
    </footer>
  );
}
