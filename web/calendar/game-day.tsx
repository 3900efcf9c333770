import { sunWay } from '../paddock/hours.ts';
import { useGameDate, useHour } from './use-game-date.ts';

export function GameDay() {
  const { data } = useGameDate();
  const hour = useHour();
  return (
    <p className="day">
      <SunPath hour={hour} />
      <span>{data?.dateString ?? 'Loading...'}</span>
    </p>
  );
}

/** Half axes of the sun's path, in a 44 by 22 view. */
const REACH = 20;
const RISE = 17;

function SunPath({ hour }: { readonly hour: number | undefined }) {
  const way = hour === undefined ? null : sunWay(hour);
  const angle = Math.PI * (1 - (way ?? 0));
  return (
    <svg className="sun-path" viewBox="0 0 44 22" fill="none" aria-hidden>
      <path d="M2 20A20 18 0 0 1 42 20" stroke="var(--edge)" strokeWidth="1.25" strokeDasharray="2 3" />
      <path d="M0 20.500h44" stroke="var(--edge)" />
      {way !== null && (
        <circle
          cx={22 + Math.cos(angle) * REACH}
          cy={20 - Math.sin(angle) * RISE}
          r="4.500"
          fill="var(--accent)"
        />
      )}
    </svg>
  );
}
