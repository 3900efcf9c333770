import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { GuideStep } from '../../../game/first-steps/guide.ts';
import { useUser } from '../../accounts/session.ts';
import { useNextShows } from '../../shows/enter/use-next-shows.ts';
import { useTimeUntil } from '../../shows/show-time.tsx';
import { Button } from '../../ui/button.tsx';
import { usePartFocus } from '../../ui/focus/use-part-focus.ts';
import { attempt } from '../../ui/storage.ts';
import { storeOf } from '../../ui/store.ts';
import { countdown } from '../../ui/when.ts';
import { formatSaid, positionOf, targetOf } from './guide-text.ts';
import { MarenSign } from './maren-sign.tsx';
import { showControl } from './show-control.ts';
import { useEndGuide, type Guide } from './use-guide.ts';

/** The step that the player put off, for this visit. */
const KEY = 'guide later';
const later = storeOf(attempt(() => sessionStorage.getItem(KEY)) ?? null);

interface GuideStripProps {
  readonly guide: Guide;
  readonly horse: NonNullable<Guide['horse']>;
  readonly step: GuideStep;
}

export default function GuideStrip({ guide, horse, step }: GuideStripProps) {
  const putOff = useSyncExternalStore(later.listen, later.read) === step;
  const focus = usePartFocus<HTMLElement>();
  const putOffTo = (next: string | null) => {
    later.set(next);
    attempt(() => (next === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, next)));
  };
  return (
    <section className={putOff ? 'sheet guide is-later' : 'sheet guide'} aria-label="Your guide" {...focus}>
      <MarenSign />
      {putOff ? (
        <>
          <p>Maren has a word for you.</p>
          <div className="guide-acts">
            <Button onClick={() => putOffTo(null)}>Listen</Button>
          </div>
        </>
      ) : (
        <Speech guide={guide} horse={horse} step={step} onLater={() => putOffTo(step)} />
      )}
    </section>
  );
}

interface SpeechProps extends GuideStripProps {
  readonly onLater: () => void;
}

function Speech({ guide, horse, step, onLater }: SpeechProps) {
  const [, go] = useLocation();
  const { id: ownId } = useUser();
  const { run, busy } = useEndGuide();
  const position = positionOf(step);
  const { href, control } = targetOf(step, { ...guide, horseId: horse.id, ownId });
  return (
    <>
      <div>
        <small>Maren Ashdown</small>
        {step === 'meadow' ? (
          <UntilMeadow guide={guide} horse={horse} />
        ) : (
          <p role="status">“{formatSaid(step, guide, null)}”</p>
        )}
        {position && (
          <p className="guide-steps">
            <span aria-hidden>
              {Array.from({ length: position.of }, (_, index) => (
                <i key={index} className={index < position.number ? 'is-reached' : undefined} />
              ))}
            </span>
            Step {position.number} of {position.of}
          </p>
        )}
      </div>
      <div className="guide-acts">
        {step !== 'ring' && (
          <Button
            variant="main"
            onClick={() => (control === null ? go(href) : showControl(control, () => go(href)))}
          >
            Show me
          </Button>
        )}
        <Button onClick={onLater}>Later</Button>
        <Button variant="plain" busy={busy} busyLabel="Ending…" onClick={() => run()}>
          I know all this
        </Button>
      </div>
    </>
  );
}

/** Counts the seconds for the eye; by ear they are said once. */
function UntilMeadow({ guide, horse }: Pick<SpeechProps, 'guide' | 'horse'>) {
  const { data } = useNextShows([horse.id]);
  const offer = data?.meadow[0];
  const said = (until: string | null) => `“${formatSaid('meadow', guide, until)}”`;
  if (!offer) return <p role="status">{said(null)}</p>;
  return <Counted key={offer.show.id} runs={new Date(offer.show.scheduledDate)} said={said} />;
}

interface CountedProps {
  readonly runs: Date;
  readonly said: (until: string) => string;
}

function Counted({ runs, said }: CountedProps) {
  const now = useTimeUntil(runs);
  const until = countdown(runs, now).toLowerCase();
  const [first] = useState(until);
  return (
    <>
      <p aria-hidden>{said(until)}</p>
      <p className="sr" role="status">
        {said(first)}
      </p>
    </>
  );
}
