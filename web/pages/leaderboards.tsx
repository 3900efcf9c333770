import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { DIVISION_ROWS, divisionLevels } from '../../game/leaderboards/leaderboards.ts';
import { useOwnId } from '../accounts/session.ts';
import { addressOfBoard, boardIn, type Board } from '../leaderboards/board-address.ts';
import { ShowChampions, TopBreeders, TopHorses, TopPlayers } from '../leaderboards/boards.tsx';
import { RINGS } from '../paddock/rings/rings.ts';
import { chooseHouses, useHouses } from '../leaderboards/houses-shown.ts';
import { Select } from '../ui/forms/field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';

const TABS = [
  { value: 'players', label: 'Top Players', List: TopPlayers },
  { value: 'horses', label: 'Top Horses', List: TopHorses },
  { value: 'breeders', label: 'Top Breeders', List: TopBreeders },
  { value: 'show-winners', label: 'Show Champions', List: ShowChampions },
] as const;

const RANKED_BY: Readonly<Record<Board['list'], Readonly<Record<Board['when'], string>>>> = {
  players: { ever: 'By level, then XP.', season: 'By the prize money of this season’s shows, then wins.' },
  horses: { ever: 'By level, then XP.', season: 'By the XP that this season’s shows brought, then wins.' },
  breeders: {
    ever: 'By the show wins of the horses they bred, then by how many they bred.',
    season: 'By this season’s wins of the horses they bred, then by foals born in it.',
  },
  'show-winners': {
    ever: 'By shows won, then prize money.',
    season: 'By shows won this season, then prize money.',
  },
};

/** Open to visitors. */
export default function LeaderboardsPage() {
  return (
    <>
      <HorsePlace setting={RINGS.jumping} low>
        <PageHeading title="Leaderboards" />
        <p>The best of all time, and of this season: one game year.</p>
      </HorsePlace>
      <Leaderboards />
    </>
  );
}

/** The tab lives in the address. */
function Leaderboards() {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const own = useOwnId();
  const houses = useHouses();
  const board = useMemo(() => boardIn(parameters), [parameters]);
  const show = (at: Partial<Board>) => go(addressOfBoard({ ...board, ...at }), { replace: true });
  return (
    <div className="wrap page boards">
      <div className="timber">
        <div className="board-wishes">
          <Segments
            label="Time"
            value={board.when}
            onChange={(when) => show({ when })}
            options={[
              { value: 'ever', label: 'All time' },
              { value: 'season', label: 'This season' },
            ]}
          />
          <Select
            label="Division"
            value={board.division ?? ''}
            onChange={({ target }) =>
              show({ division: DIVISION_ROWS.find(({ id }) => id === target.value)?.id ?? null })
            }
          >
            <option value="">All divisions</option>
            {DIVISION_ROWS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}, {divisionLevels(id)}
              </option>
            ))}
          </Select>
          {houses !== undefined && (
            <Switch
              label="House stables"
              detail={houses === 'shown' ? 'Shown, without a number.' : 'Hidden.'}
              checked={houses === 'shown'}
              onChange={(shown) => chooseHouses(shown ? 'shown' : 'hidden')}
            />
          )}
        </div>
        <Tabs
          label="Leaderboards"
          value={board.list}
          onChange={(list) => show({ list })}
          tabs={TABS.map(({ value, label, List }) => ({
            value,
            label,
            panel: value === board.list && (
              <>
                <p className="board-by">
                  {RANKED_BY[value][board.when]} {formatDivision(board)}
                </p>
                <List board={board} own={own} />
              </>
            ),
          }))}
        />
      </div>
    </div>
  );
}

function formatDivision({ list, when, division }: Board): string {
  if (division === null) return '';
  return when === 'ever' && (list === 'players' || list === 'horses')
    ? `Of ${divisionLevels(division)}.`
    : `In shows of ${divisionLevels(division)}.`;
}
