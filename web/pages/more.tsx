import { Gavel } from 'lucide-react';
import { useIsGuest, useUser } from '../accounts/session.ts';
import { useModeration } from '../moderation/use-moderation.ts';
import { formatBadge, useUnreadLetters } from '../mail/unread.ts';
import { YARD } from '../paddock/settings/yard.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { Tile } from './market/tile.tsx';
import { ShowEverything } from './signpost/show-everything.tsx';
import { signsFor } from './signpost/signs.ts';
import './market/market.css';
import './signpost/signpost.css';

const MAIL = '/mail';

const ADMIN_DESK = {
  href: '/admin',
  title: 'Admin desk',
  text: 'What players have reported.',
  Icon: Gavel,
} as const;

/** Every place, whatever the stage. */
export default function More() {
  const { id } = useUser();
  const isOperator = useModeration({ enabled: !useIsGuest() }).data?.isOperator === true;
  const links = [...signsFor(id), ...(isOperator ? [ADMIN_DESK] : [])];
  const unread = useUnreadLetters();
  return (
    <>
      <HorsePlace setting={YARD} low>
        <PageHeading title="More" />
      </HorsePlace>
      <div className="wrap page">
        <ul className="action-tiles more-places">
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
        <ShowEverything />
      </div>
    </>
  );
}
