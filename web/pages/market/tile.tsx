import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';

interface TileProps {
  readonly icon: ReactNode;
  /** Words for screen readers before the title: "Sell". */
  readonly act?: string;
  readonly title: string;
  readonly text: string;
  /** Price or worth. */
  readonly side?: string | undefined;
  /** Opens a dialog. */
  readonly onOpen?: () => void;
  readonly href?: string;
}

export function Tile({ icon, act, title, text, side, onOpen, href }: TileProps) {
  const inside = (
    <>
      <span className="action-tile-icon">{icon}</span>
      <span>
        <b>
          {act !== undefined && <span className="sr">{act} </span>}
          {title}
        </b>
        <small>{text}</small>
      </span>
      {side !== undefined && <span className="num">{side}</span>}
      <ChevronRight className="icon text-muted" aria-hidden />
    </>
  );
  return <li>{tileAs(inside, { onOpen, href })}</li>;
}

function tileAs(inside: ReactNode, { onOpen, href }: Pick<TileProps, 'onOpen' | 'href'>) {
  if (href !== undefined)
    return (
      <Link className="action-tile" href={href}>
        {inside}
      </Link>
    );
  return (
    <button type="button" className="action-tile" aria-haspopup="dialog" onClick={onOpen}>
      {inside}
    </button>
  );
}
