import type { NewsKind } from '../../game/news/news.ts';
import type { Sex } from '../../game/horses/age.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { TackType } from '../../game/tack/tack.ts';
import { throughMonths, type MonthTerms } from '../db/months/through-months.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type NewsRow = RowOf<(typeof findNews)['recent']>;

/** Each kind of news has its own details. */
interface NewsDetails {
  readonly discipline: Discipline;
  readonly level: number;
  readonly place: number;
  readonly fieldSize: number;
  readonly prize: number;
  readonly xp: number;
  readonly entered: number;
  readonly heats: number;
  readonly winner: string | null;
  readonly returned: number;
  readonly price: number;
  readonly type: TackType | null;
  readonly quality: number | null;
  readonly fee: number;
  readonly status: 'open' | 'accepted' | 'not_taken' | 'declined' | 'withdrawn' | 'expired' | 'void';
  readonly subject: string;
  /** Separated by commas. */
  readonly pages: string;
}

interface Arm {
  readonly kind: NewsKind;
  readonly from: string;
  /** The column of its time. */
  readonly at: string;
  readonly where: string;
  /** Beside `where`: what is before the page. */
  readonly earlier?: string;
  /** Beside `where`: what counts as unread. */
  readonly unread?: string;
  readonly details: string;
  readonly horse?: string;
  readonly other?: string;
  readonly player?: string;
  readonly show?: string;
}

/** Without a cursor, all of the past. */
const BEFORE = `coalesce(:beforeAt::timestamptz, 'infinity')`;

const STUD = `jsonb_build_object('fee', fee, 'status', status)`;

/** Each reads at most one page by its own index. */
const armsOf = ({ showEntries, fromMonthOf, untilMonthOf, inMonthOf }: MonthTerms): readonly Arm[] => [
  {
    kind: 'foal',
    from: 'horses',
    at: 'created_at',
    where: 'breeder_id = :playerId and dam_id is not null',
    details: `'{}'::jsonb`,
    horse: 'id',
    other: 'dam_id',
  },
  {
    kind: 'grew',
    from: 'horse_events',
    at: 'at',
    where: `player_id = :playerId and kind = 'grew'`,
    details: `jsonb_build_object('pages', details->>'pages')`,
    horse: 'horse_id',
  },
  {
    kind: 'result',
    from: showEntries,
    at: 'runs_at',
    where: `player_id = :playerId and status = 'completed' and (prize > 0 or :allResults)
      and ${fromMonthOf('(select greatest(created_at, :since) from players where id = :playerId)')}`,
    earlier: untilMonthOf(BEFORE),
    details: `jsonb_build_object('discipline', discipline, 'level', level, 'place', place, 'fieldSize', field_size,
       'prize', prize, 'xp', entry_xp + place_xp)`,
    horse: 'horse_id',
    show: 'show_id',
  },
  {
    kind: 'show',
    from: 'shows',
    at: 'runs_at',
    where: `created_by = :playerId and status = 'completed'`,
    details: `jsonb_build_object('discipline', discipline, 'level', level, 'entered', entered, 'returned', coalesce(returned, 0))`,
    show: 'id',
  },
  {
    kind: 'sale',
    from: 'sales',
    at: 'sold_at',
    where: 'seller_id = :playerId',
    details: `jsonb_build_object('price', price, 'type', tack_type, 'quality', quality)`,
    horse: 'horse_id',
    player: 'buyer_id',
  },
  {
    kind: 'request',
    from: 'stud_requests',
    at: 'requested_at',
    where: 'to_id = :playerId',
    details: STUD,
    horse: 'stallion_id',
    other: 'mare_id',
    player: 'from_id',
  },
  {
    kind: 'answer',
    from: 'stud_requests',
    at: 'answered_at',
    where: `from_id = :playerId and status not in ('open', 'withdrawn')`,
    details: STUD,
    horse: 'mare_id',
    other: 'stallion_id',
  },
  {
    kind: 'followed',
    from: `(select follow.player_id, follow.runs_at, show.id, show.discipline, show.level, show.entered, show.heats
      from show_follows follow join shows show on show.id = follow.show_id
      where show.status = 'completed' and show.created_by is distinct from follow.player_id) followed`,
    at: 'runs_at',
    where: 'player_id = :playerId',
    details: `jsonb_build_object('discipline', discipline, 'level', level, 'entered', entered, 'heats', heats, 'winner', (
       select horses.name from ${showEntries} entry join horses on horses.id = entry.horse_id
       where entry.show_id = followed.id and entry.place = 1 and ${inMonthOf('followed.runs_at')} limit 1))`,
    show: 'id',
  },
  {
    kind: 'letter',
    from: 'letters',
    at: 'sent_at',
    where: 'recipient_id = :playerId and not deleted_by_recipient and not hidden_from(:playerId, sender_id)',
    unread: 'read_at is null',
    details: `jsonb_build_object('subject', subject)`,
    player: 'sender_id',
  },
];

function armOf({ kind, from, at, where, earlier = 'true', details, ...ids }: Arm): string {
  const { horse = 'null', other = 'null', player = 'null', show = 'null' } = ids;
  return `(select '${kind}' as kind, id, ${at} as at, ${details} as details, ${horse}::uuid as horse_id,
      ${other}::uuid as other_id, ${player}::uuid as player_id, ${show}::uuid as show_id
    from ${from} where '${kind}' = any(:kinds::text[]) and ${where} and ${at} > :since and ${earlier}
      and (${at}, id) < (${BEFORE}, coalesce(:beforeId::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by ${at} desc, id desc limit :limit)`;
}

export const findNews = throughMonths(
  'news',
  (
    terms,
  ) => `select news.kind, news.id, news.at, news.details, news.show_id, news.horse_id, other.name as other_name, player.username,
     horse.name, horse.sex, horse.breed, horse.born_at, horse.genotype, horse.traits, horse.form, horse.mane_style
   from (
     select * from (${armsOf(terms).map(armOf).join('\n     union all\n     ')}) arm order by at desc, id desc limit :limit
   ) news
   left join horses horse on horse.id = news.horse_id
   left join horses other on other.id = news.other_id
   left join players player on player.id = news.player_id
   order by news.at desc, news.id desc`,
).as<{
  details: NewsDetails;
  sex: Sex;
  breed: string;
  bornAt: Date;
  genotype: string;
  traits: Traits;
  form: number[];
}>();

export const countNews = throughMonths(
  'news_count',
  (terms) =>
    `select count(*)::integer as count from (${armsOf(terms)
      .map(
        ({ kind, from, at, where, unread = 'true' }) =>
          `(select id from ${from} where '${kind}' = any(:kinds::text[]) and ${where} and ${unread} and ${at} > :since limit :most)`,
      )
      .join('\n     union all\n     ')} limit :most) unread`,
);

export const findReader = prepared(
  'news_reader',
  `select coalesce(reader.read_at, player.created_at) as read_at, coalesce(reader.topics_off, '{}') as topics_off,
     coalesce(reader.mails_foals, false) as mails_foals,
     account.birth_year
   from players player
   left join news_readers reader on reader.player_id = player.id
   left join accounts account on account.id = player.id
   where player.id = :playerId`,
);

/** News of a show that runs in pieces appear one by one, all with the time of the show. */
export const saveRead = prepared(
  'news_read',
  `insert into news_readers (player_id, read_at)
   select :playerId::uuid, least(:now::timestamptz, min(runs_at) - interval '1 millisecond')
   from shows show where status = 'open' and runs_at <= :now and rules_version is not null and (
     show.created_by = :playerId::uuid
     or exists (select from show_entries where player_id = :playerId::uuid and show_id = show.id)
     or exists (select from show_follows where player_id = :playerId::uuid and show_id = show.id)
   )
   on conflict (player_id) do update set read_at = greatest(news_readers.read_at, excluded.read_at)`,
);

/** Leaves news before the first change unread. */
export const saveTopicsOff = prepared(
  'news_topics_off',
  `insert into news_readers (player_id, read_at, topics_off)
   select id, created_at, :topicsOff::text[] from players where id = :playerId
   on conflict (player_id) do update set topics_off = excluded.topics_off`,
);

/** Leaves news before the first change unread. */
export const saveMailsFoals = prepared(
  'news_mails_foals',
  `insert into news_readers (player_id, read_at, mails_foals)
   select id, created_at, :mailsFoals::boolean from players where id = :playerId
   on conflict (player_id) do update set mails_foals = excluded.mails_foals`,
);

/** No row for those who did not ask for mails. */
export const findWantsFoalMails = prepared(
  'news_wants_foal_mails',
  `select player_id from news_readers where player_id = :playerId and mails_foals`,
);

/** Foals whose owners asked for mails. */
export const findBornToMail = prepared(
  'news_born_to_mail',
  `select foal.id, foal.owner_id, foal.name, foal.sex, dam.name as dam, foal.created_at
   from horses foal join horses dam on dam.id = foal.dam_id
   join news_readers reader on reader.player_id = foal.owner_id and reader.mails_foals
   where foal.id = any(:foalIds::uuid[])`,
);

export const sumResults = throughMonths(
  'results_since',
  ({
    showEntries,
    fromMonthOf,
  }) => `select count(*)::integer as starts, count(*) filter (where place = 1)::integer as wins,
     count(*) filter (where prize > 0)::integer as paid, coalesce(sum(prize), 0)::bigint as coins
   from ${showEntries} where player_id = :playerId and status = 'completed' and runs_at > :since
     and ${fromMonthOf('(select greatest(created_at, :since) from players where id = :playerId)')}`,
);

export const findLastWin = prepared(
  'results_last_win',
  `select horse_id, show_id, discipline, level, runs_at from show_entries
   where player_id = :playerId and status = 'completed' and runs_at > :since and place = 1
   order by runs_at desc, id desc limit 1`,
);
