import { firstId, NOBODY, type Corruption } from './corruption.ts';

const horse = firstId('horses');
const checked = firstId('vet_requests', `status = 'completed'`);
const waiting = firstId('vet_requests', `status = 'pending'`);

export const VET_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'vet_requests_are_of_players_and_known_services',
    by: `update vet_requests set service = 'a kind word' where id = ${waiting}`,
  },
  {
    check: 'vet_requests_are_of_players_and_known_services',
    by: `update vet_requests set player_id = ${NOBODY} where id = ${waiting}`,
    and: ['prices_of_vet_requests_are_in_the_books'],
  },
  {
    check: 'horses_wait_for_the_vet_once',
    withoutIndex: 'vet_requests_one_pending',
    by: `update vet_requests set horse_id = (select horse_id from vet_requests where id = ${waiting}) where status = 'pending'`,
  },
  {
    check: 'no_vet_request_is_overdue',
    by: `update vet_requests set requested_at = requested_at - interval '2 hours', completes_at = completes_at - interval '2 hours' where id = ${waiting}`,
  },
  {
    check: 'no_completed_vet_request_lies_ahead',
    by: `with valid as (update horses set vet_check_until = vet_check_until + interval '1 year')
      update vet_requests set completes_at = completes_at + interval '30 days' where id = ${checked}`,
  },
  {
    check: 'horses_are_as_the_vet_left_them',
    by: `update horses set vet_check_until = vet_check_until - interval '1 second' where vet_check_until is not null`,
  },
  {
    check: 'horses_are_as_the_vet_left_them',
    by: `update vet_requests set service = 'gelding' where id = ${checked}`,
  },
  {
    check: 'geldings_have_no_breeding_check',
    by: `update horses set sex = 'gelding', breeding_check_until = created_at where id = ${horse}`,
  },
  {
    check: 'prices_of_vet_requests_are_in_the_books',
    by: `update vet_requests set price = price + 1 where id = ${waiting}`,
  },
  {
    check: 'prices_of_vet_requests_are_in_the_books',
    by: `update health_tests set price = price - 1`,
  },
  {
    check: 'health_tests_are_of_horses',
    by: `update health_tests set horse_id = ${NOBODY}`,
  },
  {
    check: 'tested_horses_eat_as_they_need',
    by: `update horses set ration_until = created_at where id = ${horse}`,
  },
];
