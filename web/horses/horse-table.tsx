import type { ReactNode } from 'react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Link } from '../ui/link.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { capitalised } from '../ui/text.ts';
import { FeedLeftSign } from './hunger.tsx';
import { feedLeft } from './feed-left.ts';
import type { Horse } from './use-horses.ts';
import { sexWord } from './horse-text.ts';

interface HorseTableProps {
  readonly horses: readonly Horse[];
  readonly now: Date;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onFeed: (horse: Horse) => void;
  readonly picture: (horse: Horse) => ReactNode;
}

export function HorseTable(props: HorseTableProps) {
  return (
    <>
      {/* Cards have no table head. */}
      {props.horses.length > 1 && (
        <div className="choose-all only-phone">
          <ChooseAll {...props} isLabelled />
        </div>
      )}
      <Table
        label="Your horses"
        className="horse-table"
        columns={[chooseColumn(props), ...columnsFor(props)]}
        rows={props.horses}
        keyOf={({ id }) => id}
        rowClass={({ id }) => (props.chosen.has(id) ? 'is-chosen' : undefined)}
        sortedBy={{ column: 'feed', down: false }}
      />
    </>
  );
}

type Choice = Pick<HorseTableProps, 'horses' | 'chosen' | 'onChoose'>;

function ChooseAll({ isLabelled = false, ...choice }: Choice & { readonly isLabelled?: boolean }) {
  const { horses, chosen } = choice;
  const here = horses.filter(({ id }) => chosen.has(id)).length;
  const ids = horses.map(({ id }) => id);
  return (
    <Checkbox
      label="Choose all horses"
      labelled={isLabelled}
      checked={here > 0 && here === horses.length}
      mixed={here > 0 && here < horses.length}
      onChange={(wanted) => choose(choice, ids, wanted)}
    />
  );
}

function choose({ chosen, onChoose }: Choice, ids: readonly string[], wanted: boolean): void {
  const others = [...chosen].filter((id) => !ids.includes(id));
  onChoose(new Set(wanted ? [...others, ...ids] : others));
}

function chooseColumn(choice: HorseTableProps): Column<Horse> {
  return {
    id: 'choose',
    head: 'Choose',
    headControl: <ChooseAll {...choice} />,
    cell: ({ id, name }) => (
      <span className="above">
        <Checkbox
          label={`Choose ${name}`}
          checked={choice.chosen.has(id)}
          onChange={(wanted) => choose(choice, [id], wanted)}
        />
      </span>
    ),
  };
}

type ColumnsFor = Pick<HorseTableProps, 'now' | 'onFeed' | 'picture'>;

const columnsFor = ({ now, onFeed, picture }: ColumnsFor): readonly Column<Horse>[] => [
  {
    id: 'name',
    head: 'Horse Name',
    names: true,
    sortBy: ({ name }) => name,
    cell: (horse) => (
      <span className="who">
        {picture(horse)}
        <span className="who-text">
          <Link className="row-link who-name" href={`/horses/${horse.id}`}>
            {horse.name}
          </Link>
          <small>
            {capitalised(horse.color)}
            <span className="only-phone">
              , {horse.breedName} {horse.gender}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  { id: 'breed', head: 'Breed', sortBy: ({ breedName }) => breedName, cell: ({ breedName }) => breedName },
  { id: 'sex', head: 'Sex', sortBy: ({ gender }) => gender, cell: ({ gender }) => sexWord(gender) },
  {
    id: 'level',
    head: 'Level',
    right: true,
    sortBy: ({ level }) => level,
    cell: ({ level }) => (
      <>
        <span className="only-wide">{level}</span>
        <span className="plate only-phone">Level {level}</span>
      </>
    ),
  },
  {
    id: 'feed',
    head: 'Feed Left',
    // Horses on pasture need no feed.
    sortBy: ({ feedExpiresAt, grassFrom }) =>
      grassFrom !== null ? Infinity : feedExpiresAt === null ? 0 : Date.parse(feedExpiresAt),
    cell: (horse) => <FeedButton horse={horse} now={now} onFeed={onFeed} />,
  },
];

interface FeedButtonProps extends Pick<ColumnsFor, 'now' | 'onFeed'> {
  readonly horse: Horse;
}

function FeedButton({ horse, now, onFeed }: FeedButtonProps) {
  const left = feedLeft(horse, now);
  if (left.hunger === 'grass') return <FeedLeftSign left={left} />;
  return (
    <button
      type="button"
      className="feed-button"
      aria-label={`Feed ${horse.name}: ${left.text}`}
      aria-haspopup="dialog"
      onClick={() => onFeed(horse)}
    >
      <FeedLeftSign left={left} />
      {horse.grassFrom !== null && (
        <small>On pasture from {dayAndTimeWithin(new Date(horse.grassFrom), now)}</small>
      )}
    </button>
  );
}
