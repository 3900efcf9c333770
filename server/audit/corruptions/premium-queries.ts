import { firstId, NOBODY, type Corruption } from './corruption.ts';

const player = firstId('players');
const horse = firstId('horses');

export const PREMIUM_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'payments_are_of_players',
    by: `insert into payment_customers (player_id, customer, practice) values (${NOBODY}, 'cus_nobody', true)`,
  },
  {
    check: 'premium_follows_payments',
    by: `update players set premium_until = now() + interval '1 month' where id = ${player}`,
  },
  {
    check: 'free_insights_are_one_and_the_months_paid',
    by: `update players set free_insights = free_insights + 1 where id = ${player}`,
  },
  {
    check: 'bought_insights_are_paid',
    by: `insert into genetic_insights (player_id, horse_id, how, at) values (${player}, ${horse}, 'bought', now())`,
  },
];
