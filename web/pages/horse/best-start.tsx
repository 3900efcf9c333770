import { Award } from 'lucide-react';
import { useMemo } from 'react';
import { chancesOf, meadowChances } from '../../../game/shows/chances.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { startTerms } from '../../../game/shows/grades.ts';
import { isHopeless } from '../../../game/shows/hopeless.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { disciplineAt, venueOfShow } from '../../../game/shows/venues.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { formatHope } from '../../shows/enter/format-entry.ts';
import { useBegin } from '../../shows/enter/use-begin.ts';
import { useEnterShow } from '../../shows/enter/use-enter-show.ts';
import type { Show } from '../../shows/use-shows.ts';
import { Button } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Need } from '../../ui/need.tsx';
import { pronounsOf } from '../../ui/text.ts';

interface BestStartProps {
  readonly horse: Horse;
  readonly show: Show;
  /** Coins. */
  readonly fee: number;
  readonly isMeadow: boolean;
  readonly variant: 'main' | 'outlined';
  readonly onBegun: () => unknown;
}

/** Enters a horse in its best show by one press. */
export default function BestStart({ horse, show, fee, isMeadow, variant, onBegun }: BestStartProps) {
  const { enter, busy } = useEnterShow(horse);
  const { hasBegun, when } = useBegin(show, onBegun);
  return (
    <Need
      icon={<Award className="icon text-good" aria-hidden />}
      title={isMeadow ? `${disciplineLabel(show.type)} in the Meadow` : formatVenue(show, horse)}
      why={
        <>
          {isMeadow ? when : `${disciplineAt(show.type, show.showId)}, ${when.toLowerCase()}`}
          <br />
          <Chance horse={horse} show={show} isMeadow={isMeadow} />
        </>
      }
    >
      <Button
        variant={variant}
        disabled={hasBegun}
        busy={busy}
        busyLabel="Entering…"
        onClick={() => enter(show)}
      >
        Enter
        {fee > 0 ? <Cost coins={fee} /> : ' free'}
      </Button>
    </Need>
  );
}

function formatVenue({ showId }: Show, { gender }: Horse): string {
  return `${venueOfShow(showId)?.showground ?? 'A show'} suits ${pronounsOf(gender).object}`;
}

/** Prizes differ by week, chances do not. */
const ANY_PURSE = 10_000;

function Chance({ horse, show, isMeadow }: Pick<BestStartProps, 'horse' | 'show' | 'isMeadow'>) {
  const { standing, level, strengths } = horse;
  const strength = strengths[show.type];
  const chances = useMemo(() => {
    if (isMeadow) return meadowChances(strength);
    if (!isClassLevel(show.level)) return null;
    const { grade, veteran } = startTerms(standing, level, show.level);
    return chancesOf({ level: show.level, grade, veteran, purseIndex: ANY_PURSE }, strength);
  }, [isMeadow, standing, level, show.level, strength]);
  if (chances === null) return null;
  return isHopeless(chances) ? 'A strong field' : formatHope(chances);
}
