import { type ReactNode, useEffect } from 'react';
import { happinessPoints } from '../../../game/horses/happiness.ts';
import { PART_POINTS, SCORE_PARTS, TEN_THOUSAND } from '../../../game/shows/running/scoring.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Meter } from '../../ui/meter.tsx';
import { capitalised } from '../../ui/words.ts';
import { pointWords } from '../../ui/point-words.ts';
import { type PlacedHorse, useAskedPlace } from './use-show.ts';
import { gainWords, happinessFactor, signedPercent } from './result-words.ts';
import type { WhyAsked } from '../show-address.ts';

interface WhyDialogProps {
  readonly horse: PlacedHorse;
  readonly before: PlacedHorse | undefined;
  readonly onClose: () => void;
}

export function WhyDialog({ horse, before, onClose }: WhyDialogProps) {
  const { name, place, fieldSize, owner, points, raw, score } = horse;
  const gain = gainWords(horse, before);
  return (
    <Dialog
      title={`Why ${ordinal(place)}?`}
      help={{ to: 'scoring', about: 'how shows are scored' }}
      lead={`${name}, ${owner === null ? 'house horse' : `owned by ${owner.username}`}: ${ordinal(place)} of ${fieldSize}`}
      onClose={onClose}
    >
      <dl className="why">
        {SCORE_PARTS.map((part) => (
          <div key={part}>
            <dt>{capitalised(part)}</dt>
            <dd>
              <Meter
                label={`Points of ${part}`}
                value={points[part] / TEN_THOUSAND}
                max={PART_POINTS[part]}
                words={`${pointWords(points[part])} of ${PART_POINTS[part]} points`}
              />
              <span className="num">
                {pointWords(points[part])} <small>of {PART_POINTS[part]}</small>
              </span>
            </dd>
          </div>
        ))}
        <Line name="Together" of="of 100">
          {pointWords(raw)}
        </Line>
        <Line name="Happiness" of={`${happinessPoints(horse.happiness)}% happy`}>
          × {happinessFactor(horse.happiness)}
        </Line>
        <Line name="Guild" of={horse.guild === null ? 'none' : capitalised(horse.guild)}>
          × {(horse.guildPercent / 100).toFixed(2)}
        </Line>
        <Line name="Luck" of={signedPercent(horse.luck)}>
          × {(1 + horse.luck / 1_000_000).toFixed(4)}
        </Line>
        <div className="why-sum">
          <dt>Score</dt>
          <dd>
            <span className="num">{pointWords(score)}</span>
          </dd>
        </div>
      </dl>
      {gain.length > 0 && (
        <section className="why-gain" aria-labelledby="why-gain">
          <h3 id="why-gain">What would have won a higher place</h3>
          {gain.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      )}
    </Dialog>
  );
}

interface LineProps {
  readonly name: string;
  readonly of: string;
  readonly children: ReactNode;
}

function Line({ name, of, children }: LineProps) {
  return (
    <div>
      <dt>
        {name} <small>{of}</small>
      </dt>
      <dd>
        <span className="num">{children}</span>
      </dd>
    </div>
  );
}

interface AskedWhyProps {
  readonly showId: string;
  readonly asked: WhyAsked;
  readonly onShown: (horse: PlacedHorse) => void;
  readonly onClose: () => void;
}

/** Explains the place in the address; nothing if there is none. */
export function AskedWhy({ showId, asked, onShown, onClose }: AskedWhyProps) {
  const { data } = useAskedPlace(showId, asked);
  const horse = data?.find(({ place }) => place === asked.place);
  useEffect(() => {
    if (horse) onShown(horse);
  }, [horse, onShown]);
  if (!horse) return null;
  const before = data?.find(({ place }) => place === asked.place - 1);
  return <WhyDialog horse={horse} before={before} onClose={onClose} />;
}
