import { Fragment } from 'react';
import { Link } from '../ui/link.tsx';
import { SiteCard } from './site-card.tsx';
import { linksIn, piecesOf, withoutLinesOf, type SiteLink } from './site-links.ts';
import './cards.css';

const MOST_CARDS = 4;

interface WrittenTextProps {
  /** As a player wrote it. */
  readonly text: string;
  readonly small?: boolean;
}

/** A player's plain text, with cards for the horses, shows and lots that it links to. */
export function WrittenText({ text, small = false }: WrittenTextProps) {
  const cards = linksIn(text).slice(0, MOST_CARDS);
  const words = withoutLinesOf(text, cards);
  return (
    <>
      {words !== '' && (
        <div className="written" dir="auto">
          {piecesOf(words).map((piece, nth) => (
            <Fragment key={nth}>{typeof piece === 'string' ? piece : <InText link={piece} />}</Fragment>
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <div className="site-cards">
          {cards.map((link) => (
            <SiteCard key={link.href} link={link} small={small} />
          ))}
        </div>
      )}
    </>
  );
}

const WORDS: Readonly<Record<SiteLink['kind'], string>> = {
  horse: 'this horse',
  show: 'this show',
  lot: 'this offer',
};

function InText({ link }: { readonly link: SiteLink }) {
  return (
    <Link className="link" href={link.href}>
      {WORDS[link.kind]}
    </Link>
  );
}
