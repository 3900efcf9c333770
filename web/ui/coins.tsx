import { Coins as CoinsIcon } from 'lucide-react';

/** "2,500" (docs/rules/screens.md#numbers). */
export function inDigits(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 coin", "2,500 coins". */
export function inCoins(count: number): string {
  return counted(count, 'coin');
}

/** "1 horse", "3 horses". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inDigits(count)} ${count === 1 ? one : many}`;
}

export function Cost({ coins }: { readonly coins: number }) {
  return (
    <span className="cost">
      <CoinsIcon className="icon coin" aria-hidden />
      {inDigits(coins)}
      <span className="sr">{coins === 1 ? ' coin' : ' coins'}</span>
    </span>
  );
}
