import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';

/** "56.25", from ten-thousandths. */
export function formatPoints(tenThousandths: number): string {
  return (tenThousandths / TEN_THOUSAND).toFixed(2);
}
