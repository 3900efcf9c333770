import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { gametesOfGiven } from '../../../game/horses/genetics/gametes.ts';
import { gameteOdds, type Outcome } from '../../../game/horses/genetics/odds.ts';
import { inDigits } from '../../ui/coins.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { AgeSlider } from '../age-slider.tsx';
import { FoalTile, SixteenFoals } from './foal-tile.tsx';
import { Parent } from './parent.tsx';
import { formatOdds } from '../../ui/odds.ts';
import type { LabParent } from '../lab-state.ts';

interface FoalsProps {
  readonly sire: LabParent;
  readonly dam: LabParent;
  readonly age: number;
  readonly onChange: (parents: { readonly sire: LabParent; readonly dam: LabParent }) => void;
  readonly onSlide: (age: number) => void;
}

export function Foals({ sire, dam, age, onChange, onSlide }: FoalsProps) {
  const { outcomes, lethal } = useMemo(
    () => gameteOdds(gametesOfGiven(sire), gametesOfGiven(dam)),
    [sire, dam],
  );
  return (
    <>
      <div className="lab-pair">
        <Parent which="dam" horse={dam} onChange={(changed) => onChange({ sire, dam: changed })} />
        <Parent which="sire" horse={sire} onChange={(changed) => onChange({ sire: changed, dam })} />
      </div>
      <section className="lab-odds" aria-labelledby="lab-coats">
        <div className="lab-odds-head">
          <h2 className="serif" id="lab-coats">
            {formatCount(outcomes.length)}
          </h2>
          <AgeSlider age={age} onChange={onSlide} />
        </div>
        <p className="sr" role="status">
          {saidOf(outcomes, lethal)}
        </p>
        {lethal > 0 && <Lethal share={lethal} />}
        <SixteenFoals outcomes={outcomes} />
        {outcomes.some(({ coat }) => coat.grey !== null) && (
          <p className="hint">
            Grey foals are born in another colour and whiten with age. They are shown in their likeliest
            colour.
          </p>
        )}
        {/* Resets the shown coats for another cross. */}
        <FoalList key={outcomes.map(({ name }) => name).join()} outcomes={outcomes} age={age} />
      </section>
    </>
  );
}

/** One large tile, then rows of two or four. */
const FIRST_SHOWN = 13;
const MORE_SHOWN = 24;

interface FoalListProps {
  readonly outcomes: readonly Outcome[];
  readonly age: number;
}

function FoalList({ outcomes, age }: FoalListProps) {
  const [shown, setShown] = useState(FIRST_SHOWN);
  const left = outcomes.length - shown;
  return (
    <>
      <ol className="foals">
        {outcomes.slice(0, shown).map((outcome, index) => (
          <FoalTile
            key={outcome.name}
            outcome={outcome}
            age={age}
            most={index === 0}
            share={outcome.probability / (outcomes[0]?.probability ?? 1)}
          />
        ))}
      </ol>
      <ShowMore
        pages={{
          hasNextPage: left > 0,
          isFetchingNextPage: false,
          fetchNextPage: () => setShown(shown + MORE_SHOWN),
        }}
        label={`Show ${Math.min(left, MORE_SHOWN)} more of ${inDigits(outcomes.length)} coats`}
      />
    </>
  );
}

function Lethal({ share }: { readonly share: number }) {
  return (
    <p className="lab-lethal">
      <TriangleAlert className="icon" aria-hidden />
      <span>
        <b>{formatOdds(share)} covers of this pair does not take.</b> Both carry a gene that a foal can have
        only once, like frame overo (n/O). The odds here are for the foals that are born.
      </span>
    </p>
  );
}

const COUNTS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

function formatCount(count: number): string {
  return `${COUNTS[count - 1] ?? inDigits(count)} possible coat${count === 1 ? '' : 's'}`;
}

function saidOf(outcomes: readonly Outcome[], lethal: number): string {
  const [likeliest] = outcomes;
  const lost = lethal > 0 ? ` ${formatOdds(lethal)} covers does not take.` : '';
  return likeliest === undefined
    ? ''
    : `${formatCount(outcomes.length)}, most likely ${likeliest.name}: ${formatOdds(likeliest.probability)}.${lost}`;
}
