import { utcDay } from '../game-time.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { PLAYER_XP } from './level.ts';

const SALARY_BASE = 150;
const SALARY_PER_LEVEL = 12;
const SALARY_MAX = 500;

/** Bound coins (docs/rules/economy.md#coins). */
export function salary(level: number): number {
  return Math.min(SALARY_MAX, SALARY_BASE + SALARY_PER_LEVEL * level);
}

export interface SalaryPayment {
  readonly coins: number;
  readonly playerXp: number;
  readonly day: string;
}

/** Once per UTC day. */
export function decideSalary(
  player: { readonly level: number; readonly lastCollectedOn: string | null },
  now: Date,
): SalaryPayment | Refusal<'SALARY_COLLECTED'> {
  const day = utcDay(now);
  // Also refuses a future day.
  if (player.lastCollectedOn !== null && player.lastCollectedOn >= day) return refuse('SALARY_COLLECTED');
  return { coins: salary(player.level), playerXp: PLAYER_XP.salary, day };
}
