import {
  ArrowLeftRight,
  Award,
  BookHeart,
  CalendarHeart,
  HandHeart,
  HeartHandshake,
  House,
  Pencil,
  ShoppingBag,
  Sprout,
  Star,
  StarOff,
  Stethoscope,
  Sparkles,
  TrendingUp,
} from 'lucide-react';
import { venueOfShow } from '../../game/shows/venues.ts';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dayAndTime } from '../ui/when.ts';
import type { HorseEvent } from './use-records.ts';
import { PlayerName } from '../ui/player-link.tsx';

const SIGNS = {
  bought: ShoppingBag,
  born: Sprout,
  renamed: Pencil,
  covered: HeartHandshake,
  not_taken: HeartHandshake,
  foaled: CalendarHeart,
  at_stud: Star,
  stud_ended: StarOff,
  vet: Stethoscope,
  sold: ArrowLeftRight,
  sold_to_market: ArrowLeftRight,
  given_up: House,
  rescued: HandHeart,
  house_stable: House,
  moved: House,
  magic: Sparkles,
  class: TrendingUp,
  grew: BookHeart,
  show: Award,
} as const satisfies Record<HorseEvent['kind'], unknown>;

interface HistoryListProps {
  readonly events: readonly HorseEvent[];
  readonly now: Date;
}

export function HistoryList({ events, now }: HistoryListProps) {
  return (
    <ol className="history">
      {events.map((event) => (
        <Happening key={event.id} event={event} now={now} />
      ))}
    </ol>
  );
}

interface HappeningProps {
  readonly event: HorseEvent;
  readonly now: Date;
}

function Happening({ event, now }: HappeningProps) {
  const { kind, eventDate, details, xpGain, levelGain, relatedUsername, showId } = event;
  const Sign = SIGNS[kind];
  return (
    <li>
      <Sign className="icon" aria-hidden />
      <div>
        <p>{details}</p>
        <small>
          <time dateTime={eventDate}>{dayAndTime(new Date(eventDate), now)}</time>
          {relatedUsername !== null && (
            <span>
              <PlayerName username={relatedUsername} />
            </span>
          )}
          {event.relatedHorseId !== null && event.relatedHorseName !== null && (
            <Link className="link" href={`/horses/${event.relatedHorseId}`}>
              {event.relatedHorseName}
            </Link>
          )}
          {showId !== null && (
            <Link className="link" href={`/shows/${showId}`}>
              {venueOfShow(showId)?.showground ?? `Show ${showId.slice(0, 8)}`}
            </Link>
          )}
        </small>
      </div>
      {xpGain > 0 && (
        <span className="gain">
          +{inDigits(xpGain)} XP
          {levelGain > 0 && <b>{levelGain === 1 ? '+1 level' : `+${levelGain} levels`}</b>}
        </span>
      )}
    </li>
  );
}
