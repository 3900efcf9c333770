import { NEWCOMER_DAYS, NEWCOMER_LABELS } from '../../game/newcomers/newcomers.ts';
import { inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useNewcomers, type NewcomerDay } from './use-admin.ts';

/** How far people who came to the gate got, by day. */
export function NewcomersPart() {
  const newcomers = useNewcomers();
  return (
    <div className="admin-record">
      <p className="page-lead">
        People who came to the gate, and how far they got, in the last {NEWCOMER_DAYS} days. Who they were is
        stored nowhere: each line counts the people of its own day, so one day’s line may be longer than the
        line above it.
      </p>
      <Query query={newcomers} skeleton={<Skeleton label="Loading the newcomers" rows={9} height="56px" />}>
        {({ days }) => (
          <>
            <ul className="newcomers" aria-hidden>
              {stepsOf(days).map((step) => (
                <StepLine key={step.step} {...step} days={days} />
              ))}
              <li className="newcomer-days">
                <span />
                <span>
                  <span>{NEWCOMER_DAYS} days ago</span>
                  <span>Today</span>
                </span>
              </li>
            </ul>
            {/* A table would be as wide as its columns. */}
            <div className="sr">
              <NewcomerTable days={days} />
            </div>
          </>
        )}
      </Query>
    </div>
  );
}

type Count = NewcomerDay['counts'][number];

interface StepSums {
  readonly step: Count['step'];
  readonly players: readonly number[];
  readonly sum: number;
}

function stepsOf(days: readonly NewcomerDay[]): StepSums[] {
  const steps = days[0]?.counts.map(({ step }) => step) ?? [];
  return steps.map((step, index) => {
    const players = days.map(({ counts }) => counts[index]?.players ?? 0);
    return { step, players, sum: players.reduce((sum, count) => sum + count, 0) };
  });
}

/** Bars of one step; all steps have one scale, so that they can be compared. */
function StepLine({ step, players, sum, days }: StepSums & { readonly days: readonly NewcomerDay[] }) {
  const most = Math.max(1, ...days.flatMap(({ counts }) => counts.map((count) => count.players)));
  return (
    <li>
      <span>{NEWCOMER_LABELS[step]}</span>
      <span className="newcomer-bars">
        {players.map((count, index) => (
          <i
            key={days[index]?.day}
            title={`${days[index]?.day}: ${count}`}
            style={{ height: `${Math.ceil((100 * count) / most)}%` }}
          />
        ))}
      </span>
      <b className="num">{inDigits(sum)}</b>
    </li>
  );
}

/** The same for screen readers, without the days on which nobody came. */
function NewcomerTable({ days }: { readonly days: readonly NewcomerDay[] }) {
  const seen = days.filter(({ counts }) => counts.some(({ players }) => players > 0));
  return (
    <table>
      <caption>{seen.length === 0 ? 'Nobody came in these days' : 'Newcomers by day'}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {days[0]?.counts.map(({ step }) => (
            <th key={step} scope="col">
              {NEWCOMER_LABELS[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seen.map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {counts.map(({ step, players }) => (
              <td key={step}>{players}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
