import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { MINUTE, REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { formatBodyInBrief } from '../../../game/horses/form/body-words.ts';
import { RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Stall } from '../../portrait/stall.tsx';
import { rescueStory } from '../../trade/rescue-story.ts';
import type { Rescue } from '../../trade/use-rescues.ts';
import { Button } from '../../ui/button.tsx';
import { Cost, counted, inCoins } from '../../ui/coins.tsx';
import { capitalised, pronounsOf } from '../../ui/text.ts';

interface StoryProps {
  readonly horse: Rescue;
  readonly coins: number;
  readonly name: RefObject<HTMLHeadingElement | null>;
  readonly onBuy: () => void;
  /** Undefined if no other horse waits. */
  readonly onNext: (() => void) | undefined;
}

export function Story({ horse, coins, name, onBuy, onNext }: StoryProps) {
  const now = useWorldNow(MINUTE);
  const { past, habit } = rescueStory(horse);
  const { Subject, object } = pronounsOf(horse.sex);
  const left = coins - RESCUE_PRICE;
  return (
    <>
      <h2 className="rescue-name-large" tabIndex={-1} ref={name}>
        {horse.name}
      </h2>
      <p className="rescue-past">
        {past} {habit}
      </p>
      <dl className="rescue-facts">
        <dt>{Subject} is</dt>
        <dd>
          {horse.breed} {horse.sex}, {horse.age}
        </dd>
        <dt>Coat</dt>
        <dd>{capitalised(horse.color)}</dd>
        <dt>Body</dt>
        <dd>{capitalised(formatBodyInBrief(horse.body))}</dd>
        <dt>Has reached</dt>
        <dd>Level {horse.level}</dd>
        <dt>Waiting</dt>
        <dd>{formatWaiting(new Date(horse.waitingSince), now)}</dd>
      </dl>
      <div className="rescue-acts">
        <Button variant="main" aria-haspopup="dialog" disabled={left < 0} onClick={onBuy}>
          Give {object} a home
          <Cost coins={RESCUE_PRICE} />
        </Button>
        {onNext && (
          <Button onClick={onNext}>
            <ArrowRight className="icon" aria-hidden />
            Next story
          </Button>
        )}
      </div>
      <p className="rescue-left">
        {left < 0 ? `You need ${inCoins(-left)} more.` : `You’ll have ${inCoins(left)} left.`}
      </p>
    </>
  );
}

function formatWaiting(since: Date, now: Date): string {
  const days = Math.floor((now.getTime() - since.getTime()) / REAL_MS_PER_DAY);
  return days < 1 ? 'since today' : `for ${counted(days, 'day')}`;
}

interface OthersProps {
  readonly horses: readonly Rescue[];
  readonly onTell: (id: string) => void;
}

export function Others({ horses, onTell }: OthersProps) {
  return (
    <section aria-labelledby="others">
      <h2 className="section" id="others">
        Others who wait
      </h2>
      <ul className="rescue-others">
        {horses.map((horse) => (
          <li key={horse.id} className="rescue-card">
            <Stall look={horse.look} alt="" />
            <div>
              <h3>{horse.name}</h3>
              <p>
                {horse.breed} {horse.sex}, {horse.age}
              </p>
              <p>{rescueStory(horse).habit}</p>
              <Button
                aria-label={`${pronounsOf(horse.sex).Possessive} story: ${horse.name}`}
                onClick={() => onTell(horse.id)}
              >
                {pronounsOf(horse.sex).Possessive} story
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
