import { Award, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { Spinner } from '../../shell/spinner.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { HorseOutline } from '../../portrait/horse-outline.tsx';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { SAMPLE_HORSES } from '../../landing/sample-horse-rows.ts';
import { SamplePicture } from '../../landing/sample-picture.tsx';
import { FeedLeftSign } from '../../horses/hunger.tsx';
import { DisciplineMark } from '../../shows/discipline-mark.tsx';
import { Placing } from '../../shows/placing.tsx';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { Failed } from '../../ui/query.tsx';
import { Meter } from '../../ui/meter.tsx';
import { MoreSigns, Switches } from './choice-states.tsx';
import { Actions, Dialogs, Fields, Toasts } from './component-states.tsx';
import { PageShell } from './shell-states.tsx';
import {
  Avatars,
  Entering,
  Frames,
  Mores,
  Needs,
  PortraitStates,
  Stocks,
  TextAreas,
} from './game-states.tsx';
import { Paddocks } from './paddocks.tsx';
import './components.css';

/** Every component in all its states; development only. */
export default function Components() {
  return (
    <main className="wrap gallery">
      <header className="with-action">
        <h1 className="title">Components and states</h1>
        <ThemeSwitch />
      </header>
      <Types />
      <Colours />
      <Part title="Actions">
        <Actions />
      </Part>
      <Part title="Fields">
        <Fields />
        <TextAreas />
        <Switches />
      </Part>
      <Part title="Signs of state">
        <Signs />
        <MoreSigns />
        <Avatars />
      </Part>
      <Part title="Round every page">
        <PageShell />
        <Frames />
      </Part>
      <Part title="What needs doing">
        <Needs />
      </Part>
      <Part title="Entering a show">
        <Entering />
      </Part>
      <Part title="In stock, and those chosen">
        <Stocks />
      </Part>
      <Part title="More of a list">
        <Mores />
      </Part>
      <Part title="Dialogs">
        <Dialogs />
      </Part>
      <Part title="Notices">
        <Toasts />
      </Part>
      <Part title="Before it comes">
        <Skeleton label="Loading rows" rows={2} height="64px" />
        <SkeletonBlock width="260px" height="26px" />
        <div className="sheet-spinner">
          <Spinner />
        </div>
        <PortraitStates />
      </Part>
      <Part title="Nothing yet, and nothing read">
        <Empty title="An empty stall" picture={<EmptyStall />}>
          <p>You have 5,000 coins. A first horse costs 1,200 to 2,500.</p>
          <a className={buttonClass('main')} href="#empty">
            Choose a horse
          </a>
        </Empty>
        <Failed error={null} onRetry={() => undefined} />
      </Part>
      <Part title="Coats">
        <ul className="sheet-row">
          {SAMPLE_HORSES.map((horse) => (
            <li key={horse.name}>
              <span className="stall">
                <SamplePicture horse={horse} className="horse-picture" sizes="64px" />
              </span>
              <small>{horse.coat}</small>
            </li>
          ))}
        </ul>
        <HorseOutline className="sheet-outline" alt="The outline alone" />
      </Part>
      <Part title="Paddock">
        <Paddocks />
      </Part>
    </main>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className="grid gap-4">
      <h2 className="section sheet-head">{title}</h2>
      {children}
    </section>
  );
}

const TYPES = [
  ['name, serif 400, 48 to 88', 'name', 'Juniper'],
  ['title, serif 420', 'title', 'Your stable'],
  ['32, section, serif', 'serif text-32', 'Nine possible foals'],
  ['24, horse in a list', 'serif text-24', 'Old Copper'],
  ['20, heading, sans 600', 'section', 'Health and happiness'],
  ['17, body', 'text-17', 'Bay with a small star and one white coronet.'],
  ['15, tables and controls', 'text-15', '4,320 / 7,000 xp, runs in 18 minutes'],
  ['13, labels and captions', 'text-13 text-muted', 'First of 24. 12 March'],
] as const;

function Types() {
  return (
    <Part title="Type">
      <dl className="sheet-types">
        {TYPES.map(([what, className, sample]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={className}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const COLOURS =
  'background surface raised well line edge text muted accent on-accent thread good warn bad good-wash gold silver bronze rider manufacturer trainer equilibrium'.split(
    ' ',
  );

function Colours() {
  return (
    <Part title="Colour">
      <ul className="sheet-colours">
        {COLOURS.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Signs() {
  return (
    <>
      <div className="sheet-row">
        <FeedLeftSign left={{ hunger: 'fed', text: '6 days', hours: 144 }} />
        <FeedLeftSign left={{ hunger: 'soon', text: '3 hours', hours: 3 }} />
        <FeedLeftSign left={{ hunger: 'hungry', text: 'Out of feed', hours: 0 }} />
        <span className="plate">Level 7</span>
        <span className="plate">Level 118</span>
        {[1, 2, 3, 4, 11].map((place) => (
          <Placing key={place} place={place} of={12} />
        ))}
      </div>
      <div className="sheet-row">
        {DISCIPLINES.map((discipline) => (
          <DisciplineMark key={discipline} discipline={discipline} />
        ))}
        <span className="state is-good">
          <Award className="icon" aria-hidden />
          Entered
        </span>
        <span className="state">Closed</span>
        <Wheat className="icon text-warn" aria-label="Hungry soon" />
      </div>
      {[0, 35, 100].map((value) => (
        <Meter key={value} label={`${value} of a hundred`} value={value} max={100} />
      ))}
    </>
  );
}
