import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { disciplineAt, formatShowLevel } from '../../game/shows/venues.ts';
import { TACK } from '../../game/tack/tack.ts';
import { CallRefused } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { worldNow } from '../api/world-clock.ts';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { Stall } from '../portrait/stall.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { HorseshoeIcon, SaddleIcon } from '../ui/own-icons.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { sentence } from '../ui/text.ts';
import type { SiteLink } from './site-links.ts';
import './cards.css';
import { PlayerName } from '../ui/player-link.tsx';

interface SiteCardProps {
  readonly link: SiteLink;
  readonly small?: boolean;
}

/** Shows a link to a horse, a show or a listing as a card. */
export function SiteCard({ link, small = false }: SiteCardProps) {
  const className = small ? 'site-card is-small' : 'site-card';
  const Card = CARDS[link.kind];
  return <Card id={link.id} href={link.href} className={className} />;
}

interface CardProps {
  readonly id: string;
  readonly href: string;
  readonly className: string;
}

interface LinkNameProps {
  readonly link: SiteLink;
  /** Until the name is known, or if there is none. */
  readonly unknown: string;
}

/** The name of a link's target, from the query of its card. */
export function LinkName({ link: { kind, id }, unknown }: LinkNameProps) {
  const of = (which: SiteLink['kind']) => ({ ...REFETCH_ON_MOUNT, enabled: kind === which });
  const horse = useRead('GET /api/horses/:id/card', { params: { id } }, of('horse')).data;
  const show = useRead('GET /api/shows/:id', { params: { id } }, of('show')).data;
  const listing = useRead('GET /api/marketplace/listings/:id', { params: { id } }, of('listing')).data;
  const name = horse?.name ?? (show && disciplineAt(show.type, id)) ?? (listing && contentOf(listing).title);
  return <bdi>{name ?? unknown}</bdi>;
}

const CARDS: Readonly<Record<SiteLink['kind'], (props: CardProps) => ReactNode>> = {
  horse: HorseCard,
  show: ShowCard,
  listing: ListingCard,
};

const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

function HorseCard({ id, ...card }: CardProps) {
  const horse = useRead('GET /api/horses/:id/card', { params: { id } }, REFETCH_ON_MOUNT);
  return (
    <Card {...card} read={horse} gone="This horse is no longer here.">
      {({ name, look, breedName, gender, age, level, description, sale, owner }) => ({
        picture: <Stall look={look} alt="" />,
        title: name,
        text: `${breedName} ${gender}, ${age}, level ${inDigits(level)}. ${sentence(description)}`,
        state: sale ? (
          `For sale, ${inCoins(sale.price)}`
        ) : owner ? (
          <>
            Owned by <PlayerName username={owner.username} />
          </>
        ) : (
          'At the market'
        ),
      })}
    </Card>
  );
}

function ShowCard({ id, ...card }: CardProps) {
  const show = useRead('GET /api/shows/:id', { params: { id } }, REFETCH_ON_MOUNT);
  return (
    <Card {...card} read={show} gone="This show is no longer here.">
      {({ type, level, entryFee, scheduledDate, status, createdByUsername }) => ({
        picture: <Trophy className="icon" aria-hidden />,
        title: `${disciplineAt(type, id)}, ${formatShowLevel(level, id)}`,
        text: `${createdByUsername === null ? 'A house show' : `A show by ${createdByUsername}`}. Entry: ${inCoins(entryFee)}.`,
        state: `${status === 'open' ? 'Runs' : 'Ran'} ${dayAndTimeWithin(new Date(scheduledDate), worldNow())}`,
      })}
    </Card>
  );
}

function ListingCard({ id, ...card }: CardProps) {
  const listing = useRead('GET /api/marketplace/listings/:id', { params: { id } }, REFETCH_ON_MOUNT);
  return (
    <Card {...card} read={listing} gone="This is not for sale any more.">
      {(found) => ({ ...contentOf(found), state: `For sale, ${inCoins(found.price)}` })}
    </Card>
  );
}

function contentOf({
  horse,
  tack,
  seller,
}: ReplyOf<'GET /api/marketplace/listings/:id'>): Omit<Shown, 'state'> {
  if (horse)
    return {
      picture: <Stall look={horse.look} alt="" />,
      title: horse.name,
      text: `${horse.breed} ${horse.sex}, ${horse.age}, level ${inDigits(horse.level)}. ${sentence(horse.description)}`,
    };
  const type = tack?.type ?? 'saddle';
  const Icon = type === 'horseshoes' ? HorseshoeIcon : SaddleIcon;
  return {
    picture: <Icon className="icon" aria-hidden />,
    title: TACK[type].label,
    text: (
      <>
        Quality {tack?.quality ?? 0}%. Sold by <PlayerName username={seller.username} />.
      </>
    ),
  };
}

interface Shown {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly state: ReactNode;
}

interface ShownCardProps<Data> extends Omit<CardProps, 'id'> {
  readonly read: { readonly data: Data | undefined; readonly error: unknown };
  readonly gone: string;
  readonly children: (data: Data) => Shown;
}

/** Keeps its height while loading and when there is nothing to show. */
function Card<Data>({ read: { data, error }, href, className, gone, children }: ShownCardProps<Data>) {
  if (data === undefined) {
    const isGone = error instanceof CallRefused && error.status >= 400 && error.status < 500;
    return (
      <p className={`${className} is-gone`}>
        <span className="site-card-picture">
          <EmptyStall />
        </span>
        <span className="site-card-text">
          {error === null ? 'Loading…' : isGone ? gone : 'This could not be loaded.'}
        </span>
      </p>
    );
  }
  const { picture, title, text, state } = children(data);
  return (
    <Link className={className} href={href}>
      <span className="site-card-picture">{picture}</span>
      <span className="site-card-text">
        <b className="serif">
          <bdi>{title}</bdi>
        </b>
        <small>{text}</small>
        <strong>{state}</strong>
      </span>
    </Link>
  );
}
