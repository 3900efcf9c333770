import { sql, type Kysely, type Migration } from 'kysely';
import { FOLDING } from '../../../game/search/search-text.ts';

/** Names are found without their accents, lengths count what readers see, and studs are found by breed. */
export const text: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(folded()).execute(db);
    const { rows } = await sql<{ schema: string }>`
      select quote_ident(nspname) as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm'`.execute(db);
    await sql.raw(indexes(rows[0]?.schema ?? 'public')).execute(db);
    await sql.raw(LENGTHS).execute(db);
    await sql.raw(STUDS).execute(db);
  },
};

const quote = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** ASCII, and letters of which only an accent has to go. */
const WESTERN = String.raw`'^[\u0020-\u007eÀ-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ]*$'`;

/**
 * The planner puts its body into statements, so it is one expression and not strict. Names of ASCII and of western
 * Europe take quicker ways.
 */
function folded(): string {
  const single = FOLDING.letters.filter(([, plain]) => plain.length === 1);
  const from = quote(single.map(([letter]) => letter).join(''));
  const to = quote(single.map(([, plain]) => plain).join(''));
  const asPlain = (words: string) =>
    FOLDING.letters
      .filter(([, plain]) => plain.length > 1)
      .reduce(
        (inner, [letter, plain]) => `replace(${inner}, ${quote(letter)}, ${quote(plain)})`,
        `translate(${words}, ${from}, ${to})`,
      );
  const marks = quote(`[${FOLDING.marks}]`);
  const bare = `regexp_replace(normalize(replace($1, '´', ''''), NFKD), ${marks}, '', 'g')`;
  return `create function folded(text) returns text language sql immutable parallel safe as $$
    select case
      when octet_length($1) = length($1) then lower($1)
      when $1 ~ ${WESTERN} then lower(regexp_replace(normalize($1, NFKD), ${marks}, '', 'g'))
      else lower(normalize(${asPlain(`lower(${bare})`)}, NFC))
    end
  $$`;
}

const indexes = (trigrams: string) => `
drop index horses_by_name;
create index horses_by_name on horses using gin (folded(name) ${trigrams}.gin_trgm_ops) with (fastupdate = off);
drop index players_by_name;
create index players_by_name on players using gin (folded(username) ${trigrams}.gin_trgm_ops) with (fastupdate = off);
drop index profiles_by_shop_name;
create index profiles_by_shop_name on profiles using gin (folded(shop_name) ${trigrams}.gin_trgm_ops)
  with (fastupdate = off);
drop index players_by_first_letters;
create index players_by_first_letters on players (folded(username) text_pattern_ops, id);
`;

/** As the game counted when this was written: a character has at most 16 code points. */
const CODE_POINTS = 16;

const LIMITS = [
  ['horses', 'name', 1, 50],
  ['profiles', 'bio', 0, 1000],
  ['profiles', 'shop_name', 0, 100],
  ['studs', 'note', 0, 300],
  ['stud_requests', 'note', 0, 300],
  ['reports', 'words', 0, 1000],
  ['letters', 'subject', 1, 100],
  ['letters', 'body', 1, 5000],
  ['chat_messages', 'message', 1, 500],
  ['contact_messages', 'name', 1, 80],
  ['contact_messages', 'message', 1, 2000],
  ['access_tokens', 'name', 1, 40],
] as const;

const LENGTHS = LIMITS.map(([table, column, least, most]) => {
  const name = `${table}_${column}_check`;
  return `alter table ${table} drop constraint ${name},
    add constraint ${name} check (length(${column}) between ${least} and ${most * CODE_POINTS});`;
}).join('\n');

const DISCIPLINES = 7;

const STUDS = `
alter table studs add column breed text;
update studs set breed = horses.breed from horses where horses.id = studs.stallion_id;
alter table studs alter column breed set not null;
create or replace function stud_repeats_aptitude() returns trigger language plpgsql as $$
begin
  select aptitude, breed into new.aptitude, new.breed from horses where id = new.stallion_id;
  return new;
end $$;
${Array.from({ length: DISCIPLINES }, (_, nth) => `create index studs_of_breed_by_aptitude_${nth + 1} on studs (breed, (aptitude[${nth + 1}]) desc, stallion_id);`).join('\n')}
`;
