import type { ReactNode, Ref } from 'react';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { venueOfShow, formatShowLevel } from '../../../game/shows/venues.ts';
import { horseLightIn } from '../../paddock/horse-lights.ts';
import { partOfDay } from '../../paddock/hours.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { RINGS, UNLIT } from '../../paddock/rings/rings.ts';
import { HorseLightContext } from '../../portrait/horse-light.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { ShownShow } from './use-show.ts';
import './venue.css';

interface VenueProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly show: ShownShow;
  /** In place of the name of the venue, with the page's heading. */
  readonly sign?: ReactNode;
  /** Horses in the ring. */
  readonly children?: ReactNode;
}

/** The venue and its name, in the light of the hour of the show. */
export function Venue({ ref, show, sign, children }: VenueProps) {
  const { type, level, hour, season, createdByUsername } = show;
  const { light } = partOfDay(hour);
  // Lamps are as warm as the evening sun.
  const horseLight = horseLightIn(
    RINGS[type].name,
    light === 'night' && !UNLIT.includes(type) ? 'dusk' : light,
    season,
  );
  const what = `${disciplineLabel(type)}, ${formatShowLevel(level, show.id)}`;
  const venue = venueOfShow(show.id);
  return (
    <div className={sign === undefined ? 'venue' : 'venue is-great'} ref={ref}>
      <HorseLightContext value={horseLight}>
        <Paddock
          light={light}
          season={season}
          setting={RINGS[type]}
          className="venue-scene"
          herd={<div className="venue-herd">{children}</div>}
        />
      </HorseLightContext>
      <div className="venue-title">
        {sign ?? (
          <>
            <PageHeading title={venue?.showground ?? what} className="venue-h" />
            <p>
              {venue === null ? (
                `Player show by ${createdByUsername ?? 'a player'}`
              ) : (
                <>
                  <b>{what}</b>, at {venue.course}
                </>
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

export function VenueSkeleton() {
  return (
    <div className="venue">
      <span className="skeleton venue-scene" />
    </div>
  );
}
