import { prepared } from '../db/prepared.ts';

interface FoalSinceRow {
  readonly id: string;
  readonly name: string;
  readonly sex: 'mare' | 'stallion' | 'gelding';
  readonly created_at: Date;
  readonly mare_name: string;
  readonly count: number;
}

/** `leastId` bounds the scan: ids grow with time. */
export const findFoalsSince = prepared<
  FoalSinceRow,
  { playerId: string; since: Date; leastId: string; limit: number }
>(
  'foals_since',
  `select foal.id, foal.name, foal.sex, foal.created_at, mare.name as mare_name, foal.count::integer
   from (
     select id, name, sex, created_at, dam_id, count(*) over () as count from horses
     where owner_id = :playerId and id >= :leastId and breeder_id = :playerId and dam_id is not null and created_at > :since
     order by created_at desc, id desc limit :limit
   ) foal join horses mare on mare.id = foal.dam_id
   order by foal.created_at desc, foal.id desc`,
);

interface AnswerSinceRow {
  readonly id: string;
  readonly status: 'accepted' | 'declined' | 'expired' | 'void';
  readonly fee: number;
  readonly answered_at: Date;
  readonly mare_id: string;
  readonly mare_name: string;
  readonly stallion_id: string;
  readonly stallion_name: string;
  readonly count: number;
}

export const findAnswersSince = prepared<
  AnswerSinceRow,
  { playerId: string; since: Date; leastId: string; limit: number }
>(
  'stud_answers_since',
  `select request.id, request.status, request.fee, request.answered_at, request.mare_id, mare.name as mare_name,
     request.stallion_id, stallion.name as stallion_name, request.count::integer
   from (
     select id, status, fee, answered_at, mare_id, stallion_id, count(*) over () as count from stud_requests
     where from_id = :playerId and id >= :leastId and status not in ('open', 'withdrawn') and answered_at > :since
     order by answered_at desc, id desc limit :limit
   ) request
   join horses mare on mare.id = request.mare_id
   join horses stallion on stallion.id = request.stallion_id
   order by request.answered_at desc, request.id desc`,
);
