import { useState } from 'react';
import { lookOfCoat } from '../../../game/horses/coat/look.ts';
import { gametesOfPairs } from '../../../game/horses/genetics/gametes.ts';
import { genotypeWith } from '../../../game/horses/genetics/genotype.ts';
import { gameteOdds } from '../../../game/horses/genetics/odds.ts';
import { Stall } from '../../portrait/stall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { RadioTiles } from '../../ui/forms/radio-tiles.tsx';
import { Link } from '../../ui/link.tsx';
import { formatOdds } from '../../ui/odds.ts';
import { capitalised } from '../../ui/text.ts';
import { BeadChoice, LessonPicture, Reply } from './bead-step.tsx';
import { beadsFor, BUCKSKIN_ROWS, coatOfBeads, FIRST_BEADS, lookOfBeads } from './lesson-genes.ts';
import type { StepProps } from './steps.tsx';

const BUCKSKIN = gametesOfPairs(genotypeWith({ extension: 'E/e', agouti: 'A/a', cream: 'n/Cr' }));
const { outcomes: COATS } = gameteOdds(BUCKSKIN, BUCKSKIN);
const IN_THE_LAB = '/lab?sire=Ee,Aa,nCr&dam=Ee,Aa,nCr';

interface OwnFoalProps extends StepProps {
  readonly isPlayer: boolean;
}

/** The player chooses the foal, and then its genes. */
export function OwnFoal({ isPlayer, acts, isSolved, onSolved }: OwnFoalProps) {
  const [wish, setWish] = useState('palomino');
  const [beads, setBeads] = useState(FIRST_BEADS);
  const coat = coatOfBeads(BUCKSKIN_ROWS, beads);
  const isDone = coat === wish;
  const look = lookOfBeads(BUCKSKIN_ROWS, beads, isDone ? 0 : undefined);
  function choose(next: typeof beads, wished = wish) {
    setBeads(next);
    if (coatOfBeads(BUCKSKIN_ROWS, next) === wished) onSolved();
  }
  const odds = formatOdds(COATS.find(({ name }) => name === wish)?.probability ?? 0);
  return (
    <>
      <LessonPicture look={look} note={isDone ? 'your newborn foal' : 'grown up'} />
      <div className="lesson-deed">
        <RadioTiles
          label="Which foal do you wish for?"
          className="lesson-wishes"
          value={wish}
          onChange={(chosen) => {
            setWish(chosen);
            choose(beads, chosen);
          }}
          tiles={COATS.map(({ name, coat: of }) => ({
            value: name,
            label: capitalised(name),
            picture: <Stall look={lookOfCoat(of, 96)} alt="" />,
          }))}
        />
        <p>Both parents are buckskins. Choose which gene their foal gets from each.</p>
        <BeadChoice rows={BUCKSKIN_ROWS} beads={beads} onChange={choose} />
        <Reply
          isDone={isDone}
          onShowMe={isDone ? undefined : () => choose(beadsFor(BUCKSKIN_ROWS, wish) ?? beads)}
        >
          {isDone
            ? `There is your ${wish}! With these parents the chance of one is ${odds}.`
            : `Now ${coat}. ${HINTS[wish] ?? ''}`}
        </Reply>
        {isSolved && (
          <nav className="lesson-next" aria-label="What now">
            <Link className={buttonClass('main')} href={IN_THE_LAB}>
              See all their foals in the Lab
            </Link>
            {isPlayer ? (
              <Link className={buttonClass()} href="/stable">
                To your own horses
              </Link>
            ) : (
              <Link className={buttonClass()} href="/gate">
                Meet your first horse
              </Link>
            )}
          </nav>
        )}
        {acts}
      </div>
    </>
  );
}

const HINTS: Readonly<Record<string, string>> = {
  buckskin: 'A buckskin is a bay with one cream.',
  bay: 'A bay has an E and an A, and no cream.',
  palomino: 'A palomino has two e’s and one cream.',
  chestnut: 'A chestnut has two e’s, and no cream.',
  perlino: 'A perlino is a bay with two creams.',
  cremello: 'A cremello has two e’s and two creams.',
  black: 'A black horse has an E, two a’s and no cream.',
  'smoky black': 'A smoky black has an E, two a’s and one cream.',
  'smoky cream': 'A smoky cream has an E, two a’s and two creams.',
};
