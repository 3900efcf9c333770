import { meadowChances } from '../../../game/shows/chances.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { partsOf, scoreOf, TEN_THOUSAND } from '../../../game/shows/running/scoring.ts';
import { TACK_TYPES } from '../../../game/tack/tack.ts';
import { useHorse } from '../../horses/use-horses.ts';
import { useCard } from '../../records/use-records.ts';
import { formatChances } from '../../shows/enter/format-entry.ts';
import { ScoreParts } from '../../shows/result/score-parts.tsx';

interface JudgesProps {
  readonly horseId: string;
  readonly discipline: Discipline;
}

/** What judges count, and what a newcomer's horse has of it, while the first Meadow show is awaited. */
export function Judges({ horseId, discipline }: JudgesProps) {
  const { data: horse } = useHorse(horseId);
  const { data: card } = useCard(horseId);
  const aptitude = card?.aptitude.find((one) => one.discipline === discipline)?.points;
  if (!horse || aptitude === undefined) return null;
  const [horseshoes = 0, saddle = 0, bridle = 0] = TACK_TYPES.map(
    (type) => (horse.equippedTack.find((piece) => piece.type === type)?.quality ?? 0) * TEN_THOUSAND,
  );
  const parts = partsOf({
    skill: horse.skills[discipline] * TEN_THOUSAND,
    tack: [horseshoes, saddle, bridle],
    aptitude: aptitude * TEN_THOUSAND,
    level: horse.level,
  });
  const { points } = scoreOf({ parts, happiness: TEN_THOUSAND, guildPercent: 100, luck: 0 });
  return (
    <section className="timber judges" aria-labelledby="judges" data-guide="judges" tabIndex={-1}>
      <h2 className="section" id="judges">
        What counts for {horse.name}
      </h2>
      <p className="text-muted">{formatChances(meadowChances(horse.strengths[discipline]))}.</p>
      <ScoreParts points={points} />
    </section>
  );
}
