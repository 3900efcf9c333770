import { meadowChances } from '../../../game/shows/chances.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { partsOf, scoreOf, type Parts } from '../../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { TACK_TYPES } from '../../../game/tack/tack.ts';
import { useHorse, type Horse } from '../../horses/use-horses.ts';
import { useCard } from '../../records/use-records.ts';
import { formatChances } from '../../shows/enter/format-entry.ts';
import { ScoreParts } from '../../shows/result/score-parts.tsx';

interface JudgesProps {
  readonly horse: { readonly id: string; readonly name: string };
  readonly discipline: Discipline;
}

/** What judges count, and what a newcomer's horse has of it, while the show is awaited. */
export function Judges({ horse: { id, name }, discipline }: JudgesProps) {
  const { data: horse } = useHorse(id);
  const { data: card } = useCard(id);
  const aptitude = card?.aptitude.find((one) => one.discipline === discipline)?.points;
  const isRead = horse !== undefined && aptitude !== undefined;
  return (
    <section className="timber judges" aria-labelledby="judges" data-guide="judges" tabIndex={-1}>
      <h2 className="section" id="judges">
        What counts for {name}
      </h2>
      <p className="text-muted">
        {/* Keeps the line until the chances are known. */}
        {isRead ? `${formatChances(meadowChances(horse.strengths[discipline]))}.` : '\u00a0'}
      </p>
      <ScoreParts points={isRead ? pointsOf(horse, discipline, aptitude) : NOTHING} />
    </section>
  );
}

const NOTHING: Parts = { skill: 0, tack: 0, aptitude: 0, level: 0 };

/** Before happiness, guild and luck. */
function pointsOf(horse: Horse, discipline: Discipline, aptitude: number): Parts {
  const [horseshoes = 0, saddle = 0, bridle = 0] = TACK_TYPES.map(
    (type) => (horse.equippedTack.find((piece) => piece.type === type)?.quality ?? 0) * TEN_THOUSAND,
  );
  const parts = partsOf({
    skill: horse.skills[discipline] * TEN_THOUSAND,
    tack: [horseshoes, saddle, bridle],
    aptitude: aptitude * TEN_THOUSAND,
    level: horse.level,
  });
  return scoreOf({ parts, happiness: TEN_THOUSAND, guildPercent: 100, luck: 0 }).points;
}
