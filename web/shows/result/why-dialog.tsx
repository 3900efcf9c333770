import { type ReactNode, useEffect } from 'react';
import { happinessPoints } from '../../../game/horses/happiness.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { capitalised } from '../../ui/text.ts';
import { formatPoints } from '../../ui/format-points.ts';
import { type PlacedHorse, useTargetPlace } from './use-show.ts';
import { formatGains, happinessFactor, signedPercent } from './format-result.ts';
import type { WhyTarget } from '../show-address.ts';
import { ScoreParts } from './score-parts.tsx';
import { PlayerName } from '../../ui/player-link.tsx';

/** Says what a horse's body added to its score; another feature passes it in. */
export type AboutBody = (horse: PlacedHorse) => ReactNode;

interface WhyDialogProps {
  readonly horse: PlacedHorse;
  readonly aboutBody: AboutBody;
  readonly before: PlacedHorse | undefined;
  readonly onClose: () => void;
}

export function WhyDialog({ horse, before, aboutBody, onClose }: WhyDialogProps) {
  const { name, place, fieldSize, owner, points, raw, score } = horse;
  const gain = formatGains(horse, before);
  return (
    <Dialog
      title={`Why ${ordinal(place)}?`}
      help={{ to: 'scoring', about: 'how shows are scored' }}
      lead={
        <>
          {name},{' '}
          {owner === null ? (
            'house horse'
          ) : (
            <>
              owned by <PlayerName username={owner.username} />
            </>
          )}
          : {ordinal(place)} of {fieldSize}
        </>
      }
      onClose={onClose}
    >
      <ScoreParts points={points}>
        <Line name="Together" of="of 100">
          {formatPoints(raw)}
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
            <span className="num">{formatPoints(score)}</span>
          </dd>
        </div>
      </ScoreParts>
      {gain.length > 0 && (
        <section className="why-gain" aria-labelledby="why-gain">
          <h3 id="why-gain">What would have won a higher place</h3>
          {gain.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      {aboutBody(horse)}
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

interface LinkedWhyProps {
  readonly showId: string;
  readonly target: WhyTarget;
  readonly aboutBody: AboutBody;
  readonly onShown: (horse: PlacedHorse) => void;
  readonly onClose: () => void;
}

/** Explains the place in the address; nothing if there is none. */
export function LinkedWhy({ showId, target, aboutBody, onShown, onClose }: LinkedWhyProps) {
  const { data } = useTargetPlace(showId, target);
  const horse = data?.find(({ place }) => place === target.place);
  useEffect(() => {
    if (horse) onShown(horse);
  }, [horse, onShown]);
  if (!horse) return null;
  const before = data?.find(({ place }) => place === target.place - 1);
  return <WhyDialog horse={horse} before={before} aboutBody={aboutBody} onClose={onClose} />;
}
