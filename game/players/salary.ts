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

interface Earner {
  readonly level: number;
  /** 'YYYY-MM-DD', UTC. */
  readonly lastCollectedOn: string | null;
}

/** Coins; null once collected, once per UTC day. A future day counts: requests may arrive out of order. */
export function salaryDue({ level, lastCollectedOn }: Earner, now: Date): number | null {
  return lastCollectedOn !== null && lastCollectedOn >= utcDay(now) ? null : salary(level);
}

export function decideSalary(player: Earner, now: Date): SalaryPayment | Refusal<'SALARY_COLLECTED'> {
  const coins = salaryDue(player, now);
  if (coins === null) return refuse('SALARY_COLLECTED');
  return { coins, playerXp: PLAYER_XP.salary, day: utcDay(now) };
}
