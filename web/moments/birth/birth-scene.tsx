import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Pose } from '../../../art/paint/layers/layers.ts';
import { useRead } from '../../api/read.ts';
import { partOfDay } from '../../paddock/hours.ts';
import { horseLightIn } from '../../paddock/horse-lights.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { STALL } from '../../paddock/settings/stall.ts';
import { HorseLightContext } from '../../portrait/horse-light.ts';
import { DAM_STANCE, FOAL_STANCE } from '../../portrait/family-stances.ts';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { stallOf } from '../../portrait/stall.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { returnFocus } from '../../ui/focus/return-focus.ts';
import { Link } from '../../ui/link.tsx';
import { noteDialog } from '../../ui/open-dialogs.ts';
import { pronounsOf } from '../../ui/text.ts';
import { closesCard, isControl } from '../closing.ts';
import { formatPosition, type CardPosition } from '../queue.ts';
import { ShareButton } from '../share-button.tsx';
import type { BirthMoment } from '../use-moments.ts';
import { birthTitle, formatCoat, formatBirthplace } from './birth-text.ts';
import { CouldHaveBeen } from './could-have-been.tsx';
import { NameFoal } from './name-foal.tsx';
import { useReveal } from './use-reveal.ts';
import './birth.css';

interface BirthSceneProps {
  readonly birth: BirthMoment;
  readonly position: CardPosition | null;
  readonly more: string | null;
  readonly onClose: () => void;
  /** Called when a link leads to another page. */
  readonly onLeave: () => void;
}

/** Fills the window: a foal is born in its dam's stall, at that hour. */
export function BirthScene({ birth, position, more, onClose, onLeave }: BirthSceneProps) {
  const [opener] = useState(() => document.activeElement);
  const nameElsewhere = useOtherName(birth);
  const { stage, scene, show } = useReveal();
  const isShown = stage === 'shown';
  const [named, setNamed] = useState<string | null>(null);
  const name = named ?? nameElsewhere;
  const close = useEffectEvent(onClose);
  useEffect(() => noteDialog(() => close()), []);
  const { coat, rest } = formatCoat(birth);
  const endReveal = (event: KeyboardEvent) => {
    if (isShown || !closesCard(event, isControl(event.target))) return;
    event.preventDefault();
    show();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="birth-veil">
          <Radix.Content
            className={`birth is-night is-${stage}`}
            ref={scene}
            onKeyDownCapture={endReveal}
            onPointerDownCapture={show}
            onEscapeKeyDown={(event) => {
              if (!isShown) event.preventDefault();
            }}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={(event) => returnFocus(event, opener)}
          >
            <Family birth={birth} />
            <div className="birth-say">
              <p className="birth-over" style={after(0)}>
                {formatBirthplace(birth)}
              </p>
              <Radix.Title className="birth-title" style={after(1)}>
                {birthTitle(birth)}
              </Radix.Title>
              <Radix.Description className="birth-coat" style={after(2)}>
                <b>{coat}</b>
                {rest}
              </Radix.Description>
              <Parents birth={birth} />
              <div style={after(4)}>
                <CouldHaveBeen birth={birth} />
              </div>
              <div style={after(5)}>
                {name === null ? (
                  <NameFoal birth={birth} onNamed={setNamed} />
                ) : (
                  <Named birth={birth} name={name} onLeave={onLeave} />
                )}
                {more !== null && <p className="birth-note">{more}</p>}
              </div>
            </div>
            <div className="birth-close">
              {position && <span>{formatPosition(position)}</span>}
              <Radix.Close asChild>
                <Button>
                  <X className="icon" aria-hidden />
                  Close
                </Button>
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A name given on another page or device since the moments were read; null if none. */
function useOtherName({ foal }: BirthMoment): string | null {
  const card = useRead(
    'GET /api/horses/:id/card',
    { params: { id: foal.id } },
    { refetchOnMount: true },
  ).data;
  return card === undefined || card.name === foal.name ? null : card.name;
}

const after = (index: number) => ({ '--index': index }) as CSSProperties;

/** Some foals stand already. */
const newbornPose = ({ seed }: { readonly seed: number }): Pose => (seed % 2 === 0 ? 'lie' : 'stand');

export function Family({ birth: { foal, dam, hour, season } }: { readonly birth: BirthMoment }) {
  const { light } = partOfDay(hour);
  return (
    // Indoors, the lamp lights them like the evening sun.
    <HorseLightContext value={horseLightIn(STALL.name, light, season)}>
      <Paddock className="birth-scene" light={light} season={season} setting={STALL}>
        <span className="birth-dam">
          <HorsePicture
            look={dam.look}
            alt={`${dam.name}, the dam: ${dam.color}`}
            pose="stand"
            stance={DAM_STANCE}
          />
        </span>
        <span className="birth-foal">
          <HorsePicture
            look={foal.look}
            alt={`The newborn: ${foal.description}`}
            pose={newbornPose(foal.look)}
            stance={FOAL_STANCE}
          />
        </span>
      </Paddock>
    </HorseLightContext>
  );
}

function Parents({ birth: { dam, sire } }: { readonly birth: BirthMoment }) {
  return (
    <ul className="birth-parents" aria-label="Parents" style={after(3)}>
      {[
        { horse: dam, role: 'dam' },
        { horse: sire, role: 'sire' },
      ].map(({ horse, role }) => (
        <li key={role}>
          {stallOf(horse)}
          <span>
            <b>{horse.name}</b>
            <small>
              {horse.color}, {role}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NamedProps {
  readonly birth: BirthMoment;
  readonly name: string;
  readonly onLeave: () => void;
}

/** Used when the focused field is gone. */
function focusLink(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.querySelector('a')?.focus();
}

function Named({ birth: { foal }, name, onLeave }: NamedProps) {
  const { object } = pronounsOf(foal.gender);
  return (
    <div className="birth-named" role="status" ref={focusLink}>
      <p>Welcome, {name}!</p>
      <div className="birth-acts">
        <Link className={buttonClass('main')} href={`/horses/${foal.id}`} onClick={onLeave}>
          Visit {object}
        </Link>
        <ShareButton horseId={foal.id} name={name} />
      </div>
    </div>
  );
}
