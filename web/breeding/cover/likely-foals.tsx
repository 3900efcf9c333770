import { useState } from 'react';
import { describeLook } from '../../../game/horses/coat/format-look.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { Stall } from '../../portrait/stall.tsx';
import { RadioTiles } from '../../ui/forms/radio-tiles.tsx';
import { formatEstimate, formatOdds } from '../../ui/odds.ts';
import { capitalised, sentence } from '../../ui/text.ts';
import type { FoalAhead } from '../use-breeding.ts';
import './likely-foals.css';

/** The likeliest foals as newborns; the chosen one grown up. */
export function LikelyFoals({ ahead }: { readonly ahead: FoalAhead }) {
  const { foals, odds } = ahead;
  const [first] = foals;
  const [chosen, setChosen] = useState(first?.color);
  const foal = foals.find(({ color }) => color === chosen) ?? first;
  if (foal === undefined) return null;
  const say = odds.exact ? formatOdds : formatEstimate;
  return (
    <div className="likely">
      <RadioTiles
        label="What it may look like. Choose a foal to see it grown up."
        className="likely-foals"
        value={foal.color}
        onChange={setChosen}
        tiles={foals.map(({ color, probability, newborn }) => ({
          value: color,
          picture: <Stall look={newborn} alt="" />,
          label: capitalised(color),
          detail: say(probability),
        }))}
      />
      {foals.some(({ grown }) => grown.grey !== null) && (
        <p className="hint">Grey foals are born in another colour, and whiten with age.</p>
      )}
      <div className="likely-grown">
        <Paddock light="day" season="summer" className="likely-scene">
          <HorsePicture look={foal.grown} alt="" />
        </Paddock>
        <div>
          <p className="text-15 text-muted">Grown up</p>
          <p className="likely-name" role="status">
            {capitalised(foal.color)}
            <span className="sr">: {sentence(describeLook(foal.grown))}</span>
          </p>
          <dl className="likely-facts">
            <div>
              <dt>Height</dt>
              <dd>{formatHeight(ahead)}</dd>
            </div>
            <div>
              <dt>Likely best at</dt>
              <dd>{formatBest(ahead)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}

function formatHeight({ heightCm: { least, most } }: FoalAhead): string {
  return `${least} to ${most} cm`;
}

const MOST_SAID = 2;

/** "Jumping and dressage", by what is expected. */
function formatBest({ aptitude }: FoalAhead): string {
  const best = aptitude.toSorted((one, other) => other.expected - one.expected).slice(0, MOST_SAID);
  return capitalised(best.map(({ discipline }) => disciplineLabel(discipline).toLowerCase()).join(' and '));
}
