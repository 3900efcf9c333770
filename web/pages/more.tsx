import {
  Bell,
  ChartColumn,
  FlaskConical,
  Gavel,
  HeartHandshake,
  LifeBuoy,
  Mail,
  Search,
  ShieldCheck,
  Tag,
  Trophy,
} from 'lucide-react';
import { useKindness } from '../kindness/use-kindness.ts';
import { badgeWords, useUnreadLetters } from '../mail/unread.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tile } from './market/tile.tsx';
import './market/market.css';

const MAIL = '/mail';

const PLACES = [
  { href: '/news', title: 'News', words: 'What happened to your horses and offers.', Icon: Bell },
  { href: MAIL, title: 'Mail', words: 'Letters to and from other players.', Icon: Mail },
  { href: '/find', title: 'Find', words: 'Players, horses, tack and shops by name.', Icon: Search },
  { href: '/my-shop', title: 'My Shop', words: 'What you sell to other players.', Icon: Tag },
  {
    href: '/leaderboards',
    title: 'Leaderboard',
    words: 'This season’s best, and the best ever.',
    Icon: Trophy,
  },
  {
    href: '/lab',
    title: 'Colour Lab',
    words: 'Choose genes and see the coat they make.',
    Icon: FlaskConical,
  },
  { href: '/economy', title: 'Economy', words: 'Where all the coins come from and go.', Icon: ChartColumn },
  {
    href: '/account',
    title: 'Account',
    words: 'Your name, password, email and devices.',
    Icon: ShieldCheck,
  },
  {
    href: '/account/safety',
    title: 'Safety',
    words: 'Whom you have blocked, and who may write to you.',
    Icon: HeartHandshake,
  },
  { href: '/help', title: 'Help', words: 'Every rule and price of the game.', Icon: LifeBuoy },
] as const;

const DESK = {
  href: '/desk',
  title: 'Operator’s desk',
  words: 'What players have reported.',
  Icon: Gavel,
} as const;

/** Links for which the phone's bar has no room. */
export default function More() {
  const places = useKindness().data?.isOperator === true ? [...PLACES, DESK] : PLACES;
  const unread = useUnreadLetters();
  return (
    <div className="wrap page">
      <PageHeading title="More" />
      <ul className="wares">
        {places.map(({ href, title, words, Icon }) => (
          <Tile
            key={href}
            href={href}
            title={title}
            words={words}
            side={href === MAIL && unread > 0 ? `${badgeWords(unread)} new` : undefined}
            icon={<Icon className="icon" aria-hidden />}
          />
        ))}
      </ul>
    </div>
  );
}
