import { HorseshoeIcon, BridleIcon, SaddleIcon } from '../ui/own-icons.tsx';
import { Mail, Newspaper } from 'lucide-react';
import type { TackType } from '../../game/tack/tack.ts';
import { stallOf } from '../portrait/stall.tsx';
import { Link } from '../ui/link.tsx';
import { timeOf } from '../ui/when.ts';
import type { NewsItem } from './use-news.ts';
import './news.css';

const TACK_ICONS: Readonly<Record<TackType, typeof SaddleIcon>> = {
  bridle: BridleIcon,
  saddle: SaddleIcon,
  horseshoes: HorseshoeIcon,
};

interface NewsRowsProps {
  readonly label: string;
  readonly items: readonly NewsItem[];
  /** Marks later items. */
  readonly readUntil?: Date | undefined;
  readonly when?: (at: Date) => string;
}

export function NewsRows({ label, items, readUntil, when = timeOf }: NewsRowsProps) {
  return (
    <ul className="news-rows" aria-label={label}>
      {items.map((item) => {
        const { id, topic, at, title, text, href, action } = item;
        const isNew = readUntil !== undefined && new Date(at) > readUntil;
        return (
          <li key={`${topic}-${id}`} className={isNew ? 'is-new' : undefined}>
            <Picture item={item} />
            <p>
              {isNew && <span className="sr">New: </span>}
              <Link className="row-link" href={href}>
                {title}
              </Link>
              {text !== '' && <small>{text}</small>}
            </p>
            {action !== null && (
              <span className="news-action" aria-hidden>
                {action}
              </span>
            )}
            <time dateTime={at}>{when(new Date(at))}</time>
          </li>
        );
      })}
    </ul>
  );
}

function Picture({ item: { topic, horse, tackType } }: { readonly item: NewsItem }) {
  if (horse) return stallOf(horse);
  const Icon = tackType !== null ? TACK_ICONS[tackType] : topic === 'letters' ? Mail : Newspaper;
  return (
    <span className="stall news-thing">
      <Icon className="icon" aria-hidden />
    </span>
  );
}
