import { Fragment } from 'react';
import { Link } from '../ui/link.tsx';
import { LinkName, SiteCard } from './site-card.tsx';
import { linksIn, piecesOf, withoutLinesOf, type SiteLink } from './site-links.ts';
import './cards.css';

const MOST_CARDS = 4;

interface WrittenTextProps {
  /** As a player wrote it. */
  readonly text: string;
  readonly small?: boolean;
}

/** A player's plain text, with cards for the horses, shows and listings that it links to. */
export function WrittenText({ text, small = false }: WrittenTextProps) {
  const cards = linksIn(text).slice(0, MOST_CARDS);
  const body = withoutLinesOf(text, cards);
  return (
    <>
      {body !== '' && (
        <div className="written" dir="auto">
          {piecesOf(body).map((piece, index) => (
            <Fragment key={index}>
              {typeof piece === 'string' ? (
                piece
              ) : (
                <InText link={piece} hasCard={cards.some(({ href }) => href === piece.href)} />
              )}
            </Fragment>
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

interface InTextProps {
  readonly link: SiteLink;
  /** Shows the name, which the card has fetched. Other links show a generic label, so that a text full of links fetches little. */
  readonly hasCard: boolean;
}

const KIND_TEXT: Readonly<Record<SiteLink['kind'], string>> = {
  horse: 'a horse',
  show: 'a show',
  listing: 'a listing',
};

function InText({ link, hasCard }: InTextProps) {
  const label = KIND_TEXT[link.kind];
  return (
    <Link className="link" href={link.href}>
      {hasCard ? <LinkName link={link} unknown={label} /> : label}
    </Link>
  );
}
