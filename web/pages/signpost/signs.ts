import {
  Award,
  Bell,
  ChartColumn,
  CheckCheck,
  CircleUser,
  FlaskConical,
  Gavel,
  Hammer,
  HandCoins,
  HeartHandshake,
  Images,
  LifeBuoy,
  Mail,
  Palette,
  Search,
  ShieldCheck,
  Sparkles,
  Store,
  Tag,
  Trophy,
  Users,
  Warehouse,
} from 'lucide-react';
import type { Stage } from '../../../game/players/stages.ts';

export interface Sign {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly Icon: typeof Award;
  /** From which it is put forward (docs/rules/screens.md#stages). */
  readonly stage: Stage;
}

/** Signs to every place, except pages of one horse, show or player. */
export function signsFor(ownId: string): readonly Sign[] {
  return [
    { href: '/shows', title: 'Shows', text: 'Enter your horses in the ring.', Icon: Award, stage: 1 },
    { href: '/help', title: 'Help', text: 'Every rule and price of the game.', Icon: LifeBuoy, stage: 1 },
    { href: '/round', title: 'Round', text: 'What the last daily round did.', Icon: CheckCheck, stage: 2 },
    { href: '/market', title: 'Store', text: 'Horses, feed, treats and tack.', Icon: Store, stage: 2 },
    { href: '/stable', title: 'Stable', text: 'All your horses in a list.', Icon: Warehouse, stage: 3 },
    {
      href: '/stud-requests',
      title: 'Studs',
      text: 'Stallions, mares and requests.',
      Icon: HeartHandshake,
      stage: 3,
    },
    {
      href: '/lab',
      title: 'Colour Lab',
      text: 'Choose genes and see the coat.',
      Icon: FlaskConical,
      stage: 3,
    },
    {
      href: `/players/${ownId}/album`,
      title: 'Album',
      text: 'The colours that you have bred.',
      Icon: Images,
      stage: 3,
    },
    {
      href: '/marketplace',
      title: 'Marketplace',
      text: 'What others sell.',
      Icon: Gavel,
      stage: 3,
    },
    { href: '/find', title: 'Find', text: 'Players, horses, tack and shops.', Icon: Search, stage: 3 },
    { href: '/news', title: 'News', text: 'What happened to your horses.', Icon: Bell, stage: 3 },
    {
      href: '/guild-work',
      title: 'Guild work',
      text: 'Lessons, tack and your guild.',
      Icon: Hammer,
      stage: 4,
    },
    { href: '/mail', title: 'Mail', text: 'Letters to and from players.', Icon: Mail, stage: 4 },
    {
      href: '/leaderboards',
      title: 'Leaderboard',
      text: 'This season’s best, and the best ever.',
      Icon: Trophy,
      stage: 4,
    },
    {
      href: '/shop',
      title: 'Magic shop',
      text: 'Ribbons, lanterns and hourglasses.',
      Icon: Sparkles,
      stage: 5,
    },
    { href: '/my-shop', title: 'My Shop', text: 'What you sell to other players.', Icon: Tag, stage: 5 },
    { href: '/created-shows', title: 'My shows', text: 'Shows that you created.', Icon: Users, stage: 5 },
    {
      href: '/goldsmith',
      title: 'Goldsmith',
      text: 'Your salary and your books.',
      Icon: HandCoins,
      stage: 5,
    },
    { href: '/breeds', title: 'Breeds', text: 'What each of them is best at.', Icon: Palette, stage: 5 },
    {
      href: '/economy',
      title: 'Economy',
      text: 'Where all coins come from and go.',
      Icon: ChartColumn,
      stage: 5,
    },
    {
      href: '/account',
      title: 'Account',
      text: 'Name, password, email, devices.',
      Icon: CircleUser,
      stage: 5,
    },
    {
      href: '/account/safety',
      title: 'Safety',
      text: 'Blocks, and who may write to you.',
      Icon: ShieldCheck,
      stage: 5,
    },
  ];
}
