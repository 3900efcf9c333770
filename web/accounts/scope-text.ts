import type { TokenScope } from '../../game/accounts/access-tokens.ts';

export const SCOPE_TEXT: Readonly<Record<TokenScope, { readonly label: string; readonly detail: string }>> = {
  horses: { label: 'Horses', detail: 'your horses, tack, feed and stud requests, and pages of players' },
  shows: { label: 'Shows', detail: 'shows, your entries and results' },
  market: { label: 'Market', detail: 'prices, what is for sale, your sales, and search' },
  coins: { label: 'Coins', detail: 'your balance and every coin in and out' },
  mail: { label: 'Mail', detail: 'your letters. Choose it only if you must' },
};
