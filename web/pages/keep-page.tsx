import { type ClosedPage, isClosedToGuests } from '../accounts/closed-to-guests.ts';
import { useUser } from '../accounts/session.ts';
import type { Setting } from '../paddock/setting.ts';
import { RINGS } from '../paddock/rings/rings.ts';
import { BARN } from '../paddock/settings/barn.ts';
import { FAIR } from '../paddock/settings/fair.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { OFFICE } from '../paddock/settings/office.ts';
import { PADDOCK } from '../paddock/settings/paddock.ts';
import { TACK_ROOM } from '../paddock/settings/tack-room.ts';
import { YARD } from '../paddock/settings/yard.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { KeepSheet } from './keep-sheet.tsx';
import { Tile } from './market/tile.tsx';
import { signsFor } from './signpost/signs.ts';
import './market/market.css';
import './signpost/signpost.css';

interface Closed {
  readonly setting: Setting;
  readonly title: string;
  readonly text: string;
}

const BIRTH = 'How each foal was drawn, for everybody to check.';
const PLAYERS = 'The stables of all players: their horses, results and profiles.';
const BUY = 'Horses of every breed. You see the coat before you pay.';
const SEARCH = 'Players, horses, tack and shops of the whole world.';
const ACCOUNT = 'Your name, your password and your devices.';

const PAGES: Readonly<Record<ClosedPage, Closed>> = {
  '/round': { setting: YARD, title: 'Daily round', text: 'One press feeds, trains and enters your horses.' },
  '/horses/:id/birth': { setting: BARN, title: 'Birth', text: BIRTH },
  '/horses/:id/studs': {
    setting: PADDOCK,
    title: 'Studs',
    text: 'Stallions, and the foals that each could sire.',
  },
  '/horses/:id/pedigree': {
    setting: BARN,
    title: 'Pedigree',
    text: 'Parents, grandparents, and further back.',
  },
  '/horses/:id/children': { setting: MEADOW, title: 'Children', text: 'Every foal of a horse.' },
  '/horses/:id/history': {
    setting: BARN,
    title: 'History',
    text: 'Everything that a horse has lived through.',
  },
  '/created-shows': {
    setting: RINGS.dressage,
    title: 'Shows I’ve Created',
    text: 'Shows of your own, with prizes that you pay for.',
  },
  '/stud-requests': {
    setting: PADDOCK,
    title: 'Stud Requests',
    text: 'Breed your mares, and offer your stallions.',
  },
  '/players/:id': { setting: BARN, title: 'Stables', text: PLAYERS },
  '/players/:id/horses': { setting: BARN, title: 'Stables', text: PLAYERS },
  '/market/store': { setting: FAIR, title: 'Store horses', text: BUY },
  '/market/rescue-horses': {
    setting: BARN,
    title: 'Rescue Horses',
    text: 'They wait for a new home, each with a story.',
  },
  '/shop': { setting: FAIR, title: 'Magic Shop', text: 'Five small wonders, each for one horse.' },
  '/marketplace': { setting: RINGS.halter, title: 'Marketplace', text: 'Horses and tack that others sell.' },
  '/my-shop': { setting: TACK_ROOM, title: 'My Shop', text: 'Sell to every player, at your own prices.' },
  '/find': { setting: FAIR, title: 'Find', text: SEARCH },
  '/find/:category': { setting: FAIR, title: 'Find', text: SEARCH },
  '/mail': { setting: OFFICE, title: 'Mail', text: 'Letters between players.' },
  '/goldsmith': {
    setting: OFFICE,
    title: 'Goldsmith',
    text: 'A salary every day, and every coin in and out.',
  },
  '/news': {
    setting: YARD,
    title: 'News',
    text: 'What happened to your horses, shows, offers and letters.',
  },
  '/account': { setting: OFFICE, title: 'Account', text: ACCOUNT },
  '/account/waiting': { setting: OFFICE, title: 'Account', text: ACCOUNT },
  '/account/safety': { setting: OFFICE, title: 'Safety', text: 'Whom you block, and who may write to you.' },
};

/** A guest reads here what keeping the horse opens, and where to go until then. */
export default function KeepPage({ page }: { readonly page: ClosedPage }) {
  const { id } = useUser();
  const { setting, title, text } = PAGES[page];
  return (
    <>
      <HorsePlace setting={setting}>
        <PageHeading title={title} />
        <p>{text}</p>
      </HorsePlace>
      <div className="wrap page">
        <KeepSheet />
        <section className="timber mt-5" aria-labelledby="until-then">
          <h2 className="section" id="until-then">
            Until then
          </h2>
          <ul className="action-tiles more-places">
            {signsFor(id)
              .filter(({ href, stage }) => stage <= 3 && !isClosedToGuests(href))
              .map(({ href, title: place, text: about, Icon }) => (
                <Tile
                  key={href}
                  href={href}
                  title={place}
                  text={about}
                  icon={<Icon className="icon" aria-hidden />}
                />
              ))}
          </ul>
        </section>
      </div>
    </>
  );
}
