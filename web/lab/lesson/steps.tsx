import { useState, type ReactNode } from 'react';
import { Stall } from '../../portrait/stall.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { capitalised } from '../../ui/text.ts';
import { BeadChoice, LessonPicture, Reply } from './bead-step.tsx';
import {
  BAY_ROWS,
  beadsFor,
  BUCKSKIN_ROWS,
  coatOfBeads,
  FIRST_BEADS,
  lookOfBeads,
  RED_ROWS,
  type GeneRow,
} from './lesson-genes.ts';

export interface StepProps {
  readonly isSolved: boolean;
  /** Back and Next. */
  readonly acts: ReactNode;
  readonly onSolved: () => void;
}

interface BeadStepProps extends StepProps {
  readonly rows: readonly GeneRow[];
  readonly wish: string;
  readonly lead: ReactNode;
  readonly first: string;
  /** What to say about each coat that is not the wish. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly done: string;
}

/** Beads are pressed until the horse has the coat. */
function BeadStep({ rows, wish, lead, first, wrong, done, acts, isSolved, onSolved }: BeadStepProps) {
  const [beads, setBeads] = useState(FIRST_BEADS);
  const [isTouched, setIsTouched] = useState(false);
  const coat = coatOfBeads(rows, beads);
  const isDone = coat === wish;
  function choose(next: typeof beads) {
    setBeads(next);
    setIsTouched(true);
    if (coatOfBeads(rows, next) === wish) onSolved();
  }
  return (
    <>
      <LessonPicture look={lookOfBeads(rows, beads)} note="grown up" />
      <div className="lesson-deed">
        <p>{lead}</p>
        <BeadChoice rows={rows} beads={beads} onChange={choose} />
        <Reply isDone={isDone} onShowMe={isSolved ? undefined : () => choose(beadsFor(rows, wish) ?? beads)}>
          {isDone ? done : isTouched ? (wrong[coat] ?? `${capitalised(coat)}.`) : first}
        </Reply>
        {acts}
      </div>
    </>
  );
}

export function HiddenRed(props: StepProps) {
  return (
    <BeadStep
      {...props}
      rows={BAY_ROWS}
      wish="chestnut"
      lead="Hazel and Ranger stand as bays in an old stud book. Each has one E and one e, and passes on one of the two. Make their foal a chestnut, which has no black hair."
      first="Press a bead: the foal then gets that parent’s other gene."
      wrong={{ bay: 'Still bay. A single E is enough for black legs and a black mane.' }}
      done="Chestnut! Two e’s, and no black hair. Both parents hid an e behind their E."
    />
  );
}

const FOUR = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
const RED_OR_NOT = ['E', 'e'] as const;
const COUNTS = ['1', '2', '3'] as const;

export function CountFoals({ acts, isSolved, onSolved }: StepProps) {
  const [count, setCount] = useState<(typeof COUNTS)[number] | null>(null);
  const isDone = count === '1';
  function choose(chosen: (typeof COUNTS)[number]) {
    setCount(chosen);
    if (chosen === '1') onSolved();
  }
  return (
    <>
      <ul className="lesson-four">
        {FOUR.map((pair) => {
          const look = lookOfBeads(BAY_ROWS, [pair]);
          return (
            <li key={pair.join()}>
              <Stall look={look} alt="" />
              <span>
                <i className={`bead bead-sire${pair[0] === 0 ? ' is-usual' : ''}`}>{RED_OR_NOT[pair[0]]}</i>
                <i className={`bead bead-dam${pair[1] === 0 ? ' is-usual' : ''}`}>{RED_OR_NOT[pair[1]]}</i>
              </span>
              {isDone && <b>{capitalised(coatOfBeads(BAY_ROWS, [pair]))}</b>}
            </li>
          );
        })}
      </ul>
      <div className="lesson-deed">
        <p>
          The beads can meet in four ways, and each is as likely as the others. How many of four foals are
          chestnut?
        </p>
        <Segments
          label="Chestnut foals"
          options={COUNTS.map((value) => ({ value, label: `${value} in 4` }))}
          value={count}
          onChange={choose}
        />
        <Reply isDone={isDone} onShowMe={isSolved ? undefined : () => choose('1')}>
          {isDone
            ? 'Yes, 1 in 4. That is a chance, not a promise: two bays may have three chestnuts in a row.'
            : count === null
              ? 'Look for two e’s.'
              : `Not ${count}. A foal with a single e still has an E, and is bay.`}
        </Reply>
        {acts}
      </div>
    </>
  );
}

export function MakePalomino(props: StepProps) {
  return (
    <BeadStep
      {...props}
      rows={RED_ROWS}
      wish="palomino"
      lead="Here is the chestnut foal. Make this horse a palomino, with a gold body and a pale mane. Which gene is missing?"
      first="Press one of the two cream beads."
      wrong={{
        chestnut: 'Chestnut again, without cream.',
        cremello: 'Cremello: two creams turn red hair almost white. Take one back.',
      }}
      done="Palomino! Red hair and exactly one cream."
    />
  );
}

const PARENTS = [
  {
    name: 'Hazel',
    role: 'dam',
    seen: 'a red-brown body, black legs and a black mane',
    look: lookOfBeads(BUCKSKIN_ROWS, beadsFor(BUCKSKIN_ROWS, 'bay') ?? FIRST_BEADS),
  },
  {
    name: 'Ranger',
    role: 'sire',
    seen: 'a gold body, black legs and a black mane',
    look: lookOfBeads(BUCKSKIN_ROWS, beadsFor(BUCKSKIN_ROWS, 'buckskin') ?? FIRST_BEADS),
  },
] as const;
type Name = (typeof PARENTS)[number]['name'];

export function FindCream({ acts, isSolved, onSolved }: StepProps) {
  const [chosen, setChosen] = useState<Name | null>(null);
  const isDone = chosen === 'Ranger';
  function choose(name: Name) {
    setChosen(name);
    if (name === 'Ranger') onSolved();
  }
  return (
    <>
      <ul className="lesson-parents">
        {PARENTS.map(({ name, role, seen, look }) => (
          <li key={name}>
            <button type="button" aria-pressed={chosen === name} onClick={() => choose(name)}>
              <Stall look={look} alt="" />
              <b>{name}</b>
              <small>
                “Bay”, the {role} <span className="sr">with {seen}</span>
              </small>
            </button>
          </li>
        ))}
      </ul>
      <div className="lesson-deed">
        <p>
          A foal’s cream comes from a parent. The old stud book says “bay” for both. It is wrong about one of
          them: which?
        </p>
        <Reply isDone={isDone} onShowMe={isSolved ? undefined : () => choose('Ranger')}>
          {isDone
            ? 'Ranger is a buckskin: a bay whose body one cream has turned gold. He gave e and cream, Hazel gave e. So two “bays” had a palomino.'
            : chosen === null
              ? 'Press the horse that carries cream. On a bay, cream always shows.'
              : 'Hazel is a true bay: a red-brown body with black legs and mane, and no cream.'}
        </Reply>
        {acts}
      </div>
    </>
  );
}
