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
import { useModeration } from '../moderation/use-moderation.ts';
import { formatBadge, useUnreadLetters } from '../mail/unread.ts';
import { YARD } from '../paddock/settings/yard.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { Tile } from './market/tile.tsx';
import './market/market.css';

const MAIL = '/mail';

const LINKS = [
  { href: '/news', title: 'News', text: 'What happened to your horses and offers.', Icon: Bell },
  { href: MAIL, title: 'Mail', text: 'Letters to and from other players.', Icon: Mail },
  { href: '/find', title: 'Find', text: 'Players, horses, tack and shops by name.', Icon: Search },
  { href: '/my-shop', title: 'My Shop', text: 'What you sell to other players.', Icon: Tag },
  {
    href: '/leaderboards',
    title: 'Leaderboard',
    text: 'This season’s best, and the best ever.',
    Icon: Trophy,
  },
  {
    href: '/lab',
    title: 'Colour Lab',
    text: 'Choose genes and see the coat they make.',
    Icon: FlaskConical,
  },
  { href: '/economy', title: 'Economy', text: 'Where all the coins come from and go.', Icon: ChartColumn },
  {
    href: '/account',
    title: 'Account',
    text: 'Your name, password, email and devices.',
    Icon: ShieldCheck,
  },
  {
    href: '/account/safety',
    title: 'Safety',
    text: 'Whom you have blocked, and who may write to you.',
    Icon: HeartHandshake,
  },
  { href: '/help', title: 'Help', text: 'Every rule and price of the game.', Icon: LifeBuoy },
] as const;

const ADMIN_DESK = {
  href: '/admin',
  title: 'Admin desk',
  text: 'What players have reported.',
  Icon: Gavel,
} as const;

/** Links for which the phone's bar has no room. */
export default function More() {
  const links = useModeration().data?.isOperator === true ? [...LINKS, ADMIN_DESK] : LINKS;
  const unread = useUnreadLetters();
  return (
    <>
      <HorsePlace setting={YARD} low>
        <PageHeading title="More" />
      </HorsePlace>
      <div className="wrap page">
        <ul className="action-tiles">
          {links.map(({ href, title, text, Icon }) => (
            <Tile
              key={href}
              href={href}
              title={title}
              text={text}
              side={href === MAIL && unread > 0 ? `${formatBadge(unread)} new` : undefined}
              icon={<Icon className="icon" aria-hidden />}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
