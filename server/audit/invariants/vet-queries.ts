import { VET_SERVICES } from '../../../game/care/vet-services.ts';
import { REAL_MS_PER_GAME_YEAR } from '../../../game/game-time.ts';
import { RATION_LOCI } from '../../../game/horses/genetics/health.ts';
import { PLACE, STRAND_LENGTH } from '../../../game/horses/genetics/strands.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { sqlList, type Invariant } from './invariant.ts';

/** A check is valid for a game year. */
const CHECKED_UNTIL = `completes_at + interval '${REAL_MS_PER_GAME_YEAR} milliseconds'`;

/** Counts from 1, as SQL does. */
const NEEDS_RATION = RATION_LOCI.flatMap((locus) => [PLACE[locus] + 1, PLACE[locus] + 1 + STRAND_LENGTH])
  .map((place) => `substr(genotype, ${place}, 1) <> '0'`)
  .join(' or ');

export const VET_INVARIANTS = [
  {
    name: 'vet_requests_are_of_players_and_known_services',
    offending: `
      select id, player_id, service from vet_requests
      where service not in (${sqlList(VET_SERVICES)}) or not exists (select from players where id = player_id)`,
  },
  {
    name: 'horses_wait_for_the_vet_once',
    offending: `
      select horse_id, count(*) as pending from vet_requests
      where status = 'pending' group by horse_id having count(*) > 1`,
  },
  {
    name: 'no_vet_request_is_overdue',
    offending: `
      select id, completes_at from vet_requests, clock
      where status = 'pending' and completes_at < now - interval '1 hour'`,
  },
  {
    name: 'no_completed_vet_request_lies_ahead',
    offending: `
      select id, completes_at from vet_requests, clock where status = 'completed' and completes_at > now`,
  },
  {
    name: 'horses_are_as_the_vet_left_them',
    offending: `
      select request.id, horse_id, service, completes_at
      from vet_requests request join horses horse on horse.id = horse_id
      where request.status = 'completed' and not coalesce(
        case service
          when 'checkup' then vet_check_until >= ${CHECKED_UNTIL}
          when 'vet_shots' then vet_shots_until >= ${CHECKED_UNTIL}
          when 'breeding_check' then sex = 'gelding' or breeding_check_until >= ${CHECKED_UNTIL}
          when 'gelding' then sex = 'gelding'
        end, false)`,
  },
  {
    name: 'geldings_have_no_breeding_check',
    offending: `select id from horses where sex = 'gelding' and breeding_check_until is not null`,
  },
  {
    name: 'prices_of_vet_requests_are_in_the_books',
    offending: `
      select coalesce(owed.player_id, booked.account_id) as player_id, owed.coins as owed, booked.coins as booked
      from (
        select player_id, sum(price) as coins from (
          select player_id, price from vet_requests where price > 0
          union all select player_id, price from health_tests
        ) each_of group by player_id
      ) owed
      full join (
        select account_id, -sum(amount) as coins from ledger_history
        where type = 'vet' and account_id <> '${HOUSE}' group by account_id
      ) booked on booked.account_id = owed.player_id
      where owed.coins is distinct from booked.coins`,
  },
  {
    name: 'health_tests_are_of_horses',
    offending: `select horse_id from health_tests where not exists (select from horses where id = horse_id)`,
  },
  {
    name: 'tested_horses_eat_as_they_need',
    offending: `
      select id from horses where (ration_until is not null) <>
        (exists (select from health_tests where horse_id = id) and (${NEEDS_RATION}))`,
  },
] as const satisfies readonly Invariant[];
