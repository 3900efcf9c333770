import { ArrowRight, Award, Coins, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { GRADES, type Grade } from '../../game/shows/grades.ts';
import { HorseScene } from '../calendar/horse-scene.tsx';
import { poseInRing } from '../calendar/pose-at.ts';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import { buttonClass, IconButton } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { returnFocus } from '../ui/focus/return-focus.ts';
import { Link } from '../ui/link.tsx';
import { noteDialog } from '../ui/open-dialogs.ts';
import { Rosette } from '../ui/rosette.tsx';
import { pronounsOf } from '../ui/text.ts';
import { classCard, formatEnterLabel, grownCard, levelCard, startCard, type CardText } from './card-text.ts';
import { closesCard, isControl } from './closing.ts';
import { Flecks } from './flecks.tsx';
import { formatPosition, type CardPosition } from './queue.ts';
import { ShareButton } from './share-button.tsx';
import type { ClassMoment, GrownMoment, StartMoment } from './use-moments.ts';
import './joy.css';

interface CardProps {
  readonly position: CardPosition | null;
  /** About moments that are not shown. */
  readonly more: string | null;
  readonly onClose: () => void;
  /** Called when a link leads to another page. */
  readonly onLeave: () => void;
}

interface StartCardProps extends CardProps {
  readonly start: StartMoment;
  readonly isAway: boolean;
}

/** First win, new grade or record; one card for each start. */
export function StartCard({ start, isAway, ...props }: StartCardProps) {
  const { horse, promotedTo, firstWin, prize, xp, showId } = start;
  return (
    <JoyCard
      {...props}
      content={startCard(start, isAway)}
      coins={prize}
      xp={xp}
      picture={
        <>
          <StartScene start={start} />
          {promotedTo !== null ? (
            <GradeMedals grade={promotedTo} />
          ) : (
            <span className="joy-rosette">
              <Rosette place={1} figure={firstWin === null ? '★' : '1'} />
            </span>
          )}
        </>
      }
      acts={
        <>
          {promotedTo === null ? (
            <Act href={`/shows/${showId}`} onLeave={props.onLeave}>
              See the show
            </Act>
          ) : (
            <Act href={`/shows/enter/${horse.id}`} onLeave={props.onLeave}>
              {formatEnterLabel(start)}
            </Act>
          )}
          <ShareButton horseId={horse.id} name={horse.name} />
        </>
      }
    />
  );
}

export const StartScene = ({ start: { horse, discipline } }: Pick<StartCardProps, 'start'>) => (
  <HorseScene className="joy-scene" horse={horse} pose={poseInRing(discipline)} />
);

/** The old grade small, the new one large; the title names it. */
function GradeMedals({ grade }: { readonly grade: Grade }) {
  const before = GRADES[GRADES.indexOf(grade) - 1] ?? 'bronze';
  return (
    <span className="joy-medals" aria-hidden>
      <span className={`joy-medal is-old is-${before}`}>
        <Award className="icon" />
      </span>
      <ArrowRight className="icon" />
      <span className={`joy-medal is-${grade}`}>
        <Award className="icon" strokeWidth={1.5} />
      </span>
    </span>
  );
}

interface ClassCardProps extends CardProps {
  readonly opened: ClassMoment;
  readonly isAway: boolean;
}

export function ClassCard({ opened, isAway, ...props }: ClassCardProps) {
  const { horse, level } = opened;
  return (
    <JoyCard
      {...props}
      content={classCard(opened, isAway)}
      coins={0}
      xp={0}
      picture={
        <>
          <HorseOfCard horse={horse} />
          <span className="joy-rosette">
            <Rosette place={4} figure={String(level)} />
          </span>
        </>
      }
      acts={
        <>
          <Act href={`/shows/enter/${horse.id}`} onLeave={props.onLeave}>
            Enter shows
          </Act>
          <ShareButton horseId={horse.id} name={horse.name} />
        </>
      }
    />
  );
}

interface GrownCardProps extends CardProps {
  readonly grown: GrownMoment;
  readonly isAway: boolean;
}

/** A foal is three years old, and everybody may see its body. */
export function GrownCard({ grown, isAway, ...props }: GrownCardProps) {
  const { horse } = grown;
  return (
    <JoyCard
      {...props}
      content={grownCard(grown, isAway)}
      coins={0}
      xp={0}
      picture={<HorseOfCard horse={horse} />}
      acts={
        <>
          <Act href={`/horses/${horse.id}/body`} onLeave={props.onLeave}>
            To {pronounsOf(horse.gender).Possessive.toLowerCase()} body
          </Act>
          <ShareButton horseId={horse.id} name={horse.name} />
        </>
      }
    />
  );
}

export const HorseOfCard = ({ horse }: Pick<ClassMoment, 'horse'>) => (
  <HorseScene className="joy-scene" horse={horse} />
);

export function LevelCard({ level, ...props }: CardProps & { readonly level: number }) {
  return (
    <JoyCard
      {...props}
      content={levelCard(level)}
      coins={0}
      xp={0}
      picture={
        <>
          <OwnPaddock className="joy-scene">{undefined}</OwnPaddock>
          <span className="joy-rosette is-middle">
            <Rosette place={1} figure={String(level)} />
          </span>
        </>
      }
      acts={
        <Act href="/goldsmith" onLeave={props.onLeave}>
          To the goldsmith
        </Act>
      }
    />
  );
}

interface ActProps {
  readonly href: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Act({ href, onLeave, children }: ActProps) {
  return (
    <Link className={buttonClass('main')} href={href} onClick={onLeave}>
      {children}
    </Link>
  );
}

interface JoyCardProps extends Omit<CardProps, 'onLeave'> {
  readonly content: CardText;
  readonly coins: number;
  readonly xp: number;
  readonly picture: ReactNode;
  readonly acts: ReactNode;
}

/** Shown over any page; a key, or a press outside, closes it. */
function JoyCard({ position, more, content, coins, xp, picture, acts, onClose }: JoyCardProps) {
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);
  useEffect(() => noteDialog(() => close()), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || !closesCard(event, isControl(event.target))) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim joy-scrim">
          <Radix.Content
            className="joy"
            onKeyDown={onKeyDown}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={(event) => returnFocus(event, opener)}
          >
            <div className="joy-picture">
              {picture}
              <Flecks />
              {position && <p className="joy-position">{formatPosition(position)}</p>}
            </div>
            <div className="joy-in">
              <div>
                <p className="joy-over">{content.over}</p>
                <Radix.Title className="joy-title">{content.title}</Radix.Title>
                <Radix.Description>{content.text}</Radix.Description>
                <p className="joy-gains">
                  {coins > 0 && (
                    <span>
                      <Coins className="icon icon-small coin" aria-hidden />
                      <span className="sr">Coins: </span>+{inDigits(coins)}
                    </span>
                  )}
                  {xp > 0 && <span>+{inDigits(xp)} XP</span>}
                  {content.gains.map((gain) => (
                    <span key={gain}>{gain}</span>
                  ))}
                </p>
                {more !== null && <p className="joy-more">{more}</p>}
              </div>
              <div className="joy-acts">{acts}</div>
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X className="icon" aria-hidden />
              </IconButton>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
