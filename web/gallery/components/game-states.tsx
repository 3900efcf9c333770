import { Award, Wheat } from 'lucide-react';
import { useState } from 'react';
import { GUILDS } from '../../../game/guild-work/guilds.ts';
import { ChosenBar } from '../../horses/chosen-bar.tsx';
import { NothingInStock, StockSide } from '../../care/feeding/stock-dialog.tsx';
import { Need } from '../../ui/need.tsx';
import { Avatar } from '../../portrait/avatar.tsx';
import { HorseOutline } from '../../portrait/horse-outline.tsx';
import { PortraitState } from '../../portrait/horse-picture.tsx';
import { EnterCell } from '../../shows/enter/show-table.tsx';
import type { EnterState } from '../../shows/enter/use-entering.tsx';
import { Notice } from '../../today/notice.tsx';
import Tasks from '../../today/tasks.tsx';
import type { Task } from '../../today/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';

const nothing = () => undefined;

const TASKS: readonly Task[] = [
  { kind: 'hungry', count: 1, horse: { id: 'tasks', name: 'Juniper' }, coins: null },
  { kind: 'salary', count: 1, horse: null, coins: 162 },
  { kind: 'ring', count: 2, horse: null, coins: null },
  { kind: 'shows', count: 1, horse: null, coins: null },
];

export function Frames() {
  return (
    <>
      <Notice text="The stable is swept tonight from 22:00 to 22:10 UTC." />
      {[undefined, TASKS, []].map((tasks) => (
        <Tasks key={tasks?.length ?? 'waited for'} tasks={tasks} failed={false} retry={nothing} />
      ))}
      <Tasks tasks={undefined} failed retry={nothing} />
    </>
  );
}

/** Waiting and failed: large, head, and list. */
export function PortraitStates() {
  return (
    <div className="sheet-row">
      {(['waiting', 'failed'] as const).map((painted) => (
        <span key={painted} className="horse-picture sheet-portrait">
          <PortraitState painted={painted} />
        </span>
      ))}
      {(['waiting', 'failed'] as const).map((painted) => (
        <span key={painted} className="horse-picture head-portrait sheet-head-portrait">
          <PortraitState painted={painted} />
        </span>
      ))}
      <span className="stall">
        <span className="horse-picture">
          <HorseOutline className="portrait-outline sheet-coat" alt="Not painted yet" />
        </span>
      </span>
    </div>
  );
}

export function Needs() {
  return (
    <ul className="needs">
      <Need
        icon={<Wheat className="icon text-bad" aria-hidden />}
        title="Out of feed"
        why="No shows until fed"
      >
        <Button variant="main">Feed</Button>
      </Need>
      <Need
        icon={<Wheat className="icon text-warn" aria-hidden />}
        title="Hungry soon"
        why="3 hours of feed left"
      >
        <Button>Feed</Button>
      </Need>
      <Need
        icon={<Award className="icon text-muted" aria-hidden />}
        title="Retired"
        why="She no longer shows or breeds"
      />
    </ul>
  );
}

const ENTER_STATES: readonly EnterState[] = [
  'open',
  'entering',
  'waiting',
  { label: 'Low Lvl', why: 'Needs level 5' },
  { label: 'Hungry', why: 'Feed her first' },
  { label: 'Full', why: 'Your entries are full' },
  { label: 'No starts left', why: 'Again at 02:00' },
];

export function Entering() {
  return (
    <div className="sheet-row">
      {ENTER_STATES.map((state) => (
        <EnterCell
          key={typeof state === 'object' ? state.label : state}
          show={{ showId: '01a1fee1', type: 'dressage' }}
          state={state}
          onEnter={nothing}
        />
      ))}
    </div>
  );
}

export function Stocks() {
  return (
    <>
      <p>
        <StockSide owned={3} href="#stock" what="Monthly feed" />
      </p>
      <p>
        <StockSide owned={0} href="#stock" what="Annual feed" />
      </p>
      <NothingInStock href="#stock" action="Buy feed">
        No feed in inventory. Purchase feed from the Market first.
      </NothingInStock>
      <ChosenBar
        count={3}
        of={5}
        onAll={nothing}
        onFeed={nothing}
        onVet={nothing}
        onEnter={nothing}
        onTurnOut={nothing}
        onBringIn={undefined}
        onTrain={nothing}
        onClear={nothing}
      />
    </>
  );
}

/** Initials by guild; the last picture fails to load. */
export function Avatars() {
  return (
    <div className="sheet-row">
      {GUILDS.map((guild) => (
        <Avatar
          key={guild}
          username="Ada Lovelace"
          guild={guild}
          profilePicture={null}
          profileThumbnail={null}
        />
      ))}
      <Avatar username="Bert" guild="rider" profilePicture="/nowhere.webp" profileThumbnail={null} />
    </div>
  );
}

export function TextAreas() {
  const [text, setText] = useState('Blacks and greys. No sales, please.');
  const long = 'A story. '.repeat(12);
  return (
    <div className="sheet-two">
      <TextArea
        label="About My Stable"
        rows={3}
        most={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextArea
        label="Too long"
        rows={3}
        most={100}
        value={long}
        error={`${long.length - 100} characters too many.`}
        onChange={nothing}
      />
    </div>
  );
}

/** With more to load, loading, failed, and before the last page. */
export function Mores() {
  const [hasNextPage, setHasNextPage] = useState(true);
  const more = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: nothing };
  return (
    <div className="sheet-row">
      <ShowMore label="Show more shows" pages={more} />
      <ShowMore label="Show more shows" pages={{ ...more, isFetchingNextPage: true }} />
      <ShowMore label="Show more shows" pages={{ ...more, isFetchNextPageError: true }} />
      <ShowMore
        label="Show the last"
        pages={{ ...more, hasNextPage, fetchNextPage: () => setHasNextPage(false) }}
      />
    </div>
  );
}
