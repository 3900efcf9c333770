import { useState } from 'react';
import { disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import { GRADE_ROWS } from '../../game/shows/grades.ts';
import { ordinal } from '../../game/shows/ordinal.ts';
import { Segments } from '../ui/forms/segments.tsx';
import { useGameDates } from '../calendar/use-game-date.ts';
import { formatPoints } from '../ui/format-points.ts';
import { chartOf } from './score-lines.ts';
import type { ScoredStart } from './use-trophies.ts';

/** A single start draws no line. */
const FEWEST = 2;

/** The latest scores of a discipline, with grade changes and wins. */
export function ScoreChart({ scores }: { readonly scores: readonly ScoredStart[] }) {
  const dateOf = useGameDates();
  const disciplines = byStarts(scores);
  const [chosen, choose] = useState<Discipline>();
  const discipline = disciplines.find((each) => each === chosen) ?? disciplines[0];
  const starts = scores.filter((start) => start.discipline === discipline);
  if (discipline === undefined || starts.length < FEWEST)
    return <p className="text-muted">The chart begins with the second start in a discipline.</p>;
  const { line, dots, grades, low, high } = chartOf(starts);
  const first = starts[0];
  const last = starts.at(-1);
  return (
    <>
      {disciplines.length > 1 && (
        <Segments
          label="Discipline"
          options={disciplines.map((value) => ({ value, label: disciplineLabel(value) }))}
          value={discipline}
          onChange={choose}
        />
      )}
      <figure className="score-chart">
        <div className="score-plot" aria-hidden>
          <p className="score-scale num">
            <span>{high}</span>
            <span>{low}</span>
          </p>
          <div className="score-area">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="trend-grid" d="M0 .5H100M0 50H100M0 99.5H100" />
              {grades.map(({ x }) => (
                <path key={x} className="score-grade" d={`M${x} 0V100`} />
              ))}
              <path className="trend-line" d={line} />
            </svg>
            {dots.map(({ x, y, won }, index) => (
              <i
                key={starts[index]?.entryId}
                className={won ? 'is-win' : undefined}
                style={{ left: `${x}%`, top: `${y}%` }}
              />
            ))}
            {grades.map(({ x, grade }) => (
              <span
                key={x}
                className="score-grade-word"
                // Late in the chart, the label is left of its line.
                style={x > 70 ? { right: `${100 - x}%` } : { left: `${x}%` }}
              >
                {GRADE_ROWS[grade].label}
              </span>
            ))}
          </div>
          <p className="score-dates num">
            <span>{first && dateOf(new Date(first.at))}</span>
            <span>{last && dateOf(new Date(last.at))}</span>
          </p>
        </div>
        <figcaption>
          {disciplineLabel(discipline)}, the latest {starts.length} starts. Gold dots are wins.
        </figcaption>
        <ScoreTable starts={starts} discipline={discipline} />
      </figure>
    </>
  );
}

/** Most starts first. */
function byStarts(scores: readonly ScoredStart[]): Discipline[] {
  const counts = new Map<Discipline, number>();
  for (const { discipline } of scores) counts.set(discipline, (counts.get(discipline) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([discipline]) => discipline);
}

interface ScoreTableProps {
  readonly starts: readonly ScoredStart[];
  readonly discipline: Discipline;
}

function ScoreTable({ starts, discipline }: ScoreTableProps) {
  const dateOf = useGameDates();
  return (
    <table className="sr">
      <caption>Scores in {disciplineLabel(discipline)}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Score</th>
          <th scope="col">Place</th>
          <th scope="col">Class</th>
        </tr>
      </thead>
      <tbody>
        {starts.map(({ entryId, at, score, place, level, grade }) => (
          <tr key={entryId}>
            <th scope="row">{dateOf(new Date(at))}</th>
            <td>{formatPoints(score)}</td>
            <td>{ordinal(place)}</td>
            <td>
              {level}
              {grade && `, ${GRADE_ROWS[grade].label}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
