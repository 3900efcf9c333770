import { Bell, ChartColumn, FlaskConical, LifeBuoy, Search, ShieldCheck, Tag, Trophy } from 'lucide-react';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tile } from './market/tile.tsx';
import './market/market.css';

const PLACES = [
  { href: '/news', title: 'News', words: 'What happened to your horses and offers.', Icon: Bell },
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
    href: '/account/waiting',
    title: 'Your devices',
    words: 'Where you are signed in, and what waits from a new device.',
    Icon: ShieldCheck,
  },
  { href: '/help', title: 'Help', words: 'Every rule and price of the game.', Icon: LifeBuoy },
] as const;

/** What the phone's bar has no room for. */
export default function More() {
  return (
    <div className="wrap page">
      <PageHeading title="More" />
      <ul className="wares">
        {PLACES.map(({ href, title, words, Icon }) => (
          <Tile
            key={href}
            href={href}
            title={title}
            words={words}
            icon={<Icon className="icon" aria-hidden />}
          />
        ))}
      </ul>
    </div>
  );
}
