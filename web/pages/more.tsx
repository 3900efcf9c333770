import { Gavel } from 'lucide-react';
import { isClosedToGuests } from '../accounts/closed-to-guests.ts';
import { useIsGuest, useUser } from '../accounts/session.ts';
import { useModeration } from '../moderation/use-moderation.ts';
import { formatBadge, useUnreadLetters } from '../mail/unread.ts';
import { YARD } from '../paddock/settings/yard.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { KeepSheet } from './keep-sheet.tsx';
import { Tile } from './market/tile.tsx';
import { ShowEverything } from './signpost/show-everything.tsx';
import { signsFor, type Sign } from './signpost/signs.ts';
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
  const isGuest = useIsGuest();
  const isOperator = useModeration({ enabled: !isGuest }).data?.isOperator === true;
  const signs = signsFor(id);
  const closed = isGuest ? signs.filter(({ href }) => isClosedToGuests(href)) : [];
  const open = signs.filter((sign) => !closed.includes(sign));
  return (
    <>
      <HorsePlace setting={YARD} low>
        <PageHeading title="More" />
      </HorsePlace>
      <div className="wrap page">
        <Places places={isOperator ? [...open, ADMIN_DESK] : open} />
        {closed.length > 0 && (
          <>
            <KeepSheet />
            <Places places={closed} />
          </>
        )}
        <ShowEverything />
      </div>
    </>
  );
}

function Places({ places }: { readonly places: readonly Omit<Sign, 'stage'>[] }) {
  const unread = useUnreadLetters();
  return (
    <div className="timber">
      <ul className="action-tiles more-places">
        {places.map(({ href, title, text, Icon }) => (
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
  );
}
