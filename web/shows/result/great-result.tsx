import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { describeLook } from '../../../game/horses/coat/format-look.ts';
import { ordinalInWords } from '../../../game/shows/ordinal.ts';
import { formatShowLevel } from '../../../game/shows/venues.ts';
import { formatPicture } from '../../../game/tack/worn-look.ts';
import { ScenePortrait } from '../../portrait/scene-portrait.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { capitalised } from '../../ui/text.ts';
import { formatMargin } from './format-result.ts';
import { formatWhy } from './format-why.ts';
import './great-result.css';
import { ScoreParts } from './score-parts.tsx';
import type { PlacedHorse, ShownShow } from './use-show.ts';
import { Venue } from './venue.tsx';
import type { AboutBody } from './why-dialog.tsx';

/** What makes a result great: the first rosette of the player, or the first win. */
export type Greatness = 'rosette' | 'win';

interface GreatResultProps {
  readonly show: ShownShow;
  readonly horse: PlacedHorse;
  readonly rows: readonly PlacedHorse[];
  readonly greatness: Greatness;
  /** After the show was watched, whose controls are gone. */
  readonly takesFocus: boolean;
  /** The player asked why. */
  readonly onWhy: () => void;
  readonly aboutBody: AboutBody;
  /** Below the picture. */
  readonly guide: ReactNode;
  /** Beside what the scene itself offers. */
  readonly acts: ReactNode;
}

/** In place of the podium: the player's horse alone with its rosette, and below it the answer to "Why?". */
export function GreatResult(props: GreatResultProps) {
  const { show, horse, rows, greatness, takesFocus, onWhy, aboutBody, guide, acts } = props;
  const venue = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLElement>(null);
  const { name, place, look, prize, xpEarned } = horse;
  const placed = ordinalInWords(place);
  useLayoutEffect(() => {
    if (takesFocus) venue.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <Venue
        ref={venue}
        show={show}
        sign={
          <>
            <p className="great-over">
              {formatShowLevel(show.level, show.id)}, {disciplineLabel(show.type).toLowerCase()}
            </p>
            <PageHeading title={`${capitalised(placed)}!`} className="great-title" />
            <p>{formatBeaten(horse, rows)}</p>
            <p>
              <b>{formatGreatness(greatness, place)}</b>
            </p>
            <p className="great-gains">
              {prize > 0 && <span>+{inCoins(prize)}</span>}
              {xpEarned !== null && xpEarned > 0 && <span>+{inDigits(xpEarned)} XP</span>}
            </p>
            <div className="great-acts">
              <Button
                variant="main"
                data-guide="why"
                onClick={() => {
                  onWhy();
                  answer.current?.focus({ preventScroll: true });
                  answer.current?.scrollIntoView({ block: 'nearest' });
                }}
              >
                Why {placed}?
              </Button>
              <Link className={buttonClass()} href="/">
                Back to the yard
              </Link>
              {acts}
            </div>
          </>
        }
      >
        <span className="ring-horse at-great">
          <ScenePortrait
            look={look}
            alt={`${name}: ${formatPicture({ description: describeLook(look), look })}`}
            pose="stand"
            width="min(560px, 90vw)"
          />
        </span>
        <span className="great-rosette">
          <Rosette place={place} />
        </span>
      </Venue>
      <div className="wrap">
        {guide}
        <section className="sheet great-why" aria-labelledby="great-why" tabIndex={-1} ref={answer}>
          <div>
            <h2 id="great-why">Why {placed}?</h2>
            {formatWhy(horse, rows).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {aboutBody(horse)}
          </div>
          <ScoreParts points={horse.points} />
        </section>
      </div>
    </>
  );
}

/** "Larkspur beat ten others, 0.31 points behind Harbour Light." */
function formatBeaten(horse: PlacedHorse, rows: readonly PlacedHorse[]): string {
  const { name, place, fieldSize } = horse;
  const margin = formatMargin(horse, rows);
  const beat = `${name} beat ${counted(fieldSize - place, 'other')}`;
  return place === 1 ? `${beat} ${margin.toLowerCase()}` : `${beat}, ${margin}`;
}

function formatGreatness(greatness: Greatness, place: number): string {
  if (greatness === 'win') return 'The first win of your stable!';
  return place === 1
    ? 'The first rosette of your stable, and it is gold!'
    : 'The first rosette of your stable!';
}
