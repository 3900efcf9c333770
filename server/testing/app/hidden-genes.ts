import { createHash } from 'node:crypto';
import type { Db } from '../../db/connection.ts';

/** Two alleles of a locus ("E/e", "n/Cr"), or of flaxen. */
const ALLELE =
  'E|e|A|a|F|f|n|Cr|prl|G2?|D|nd1|Z|Ch|Rn|To|SB1|W20|W5|W10|W22|O|Lp|PATN1|SW1|SW2|Mu|Gk|Ls|Sp|Rb';
const PAIR = new RegExp(`^(?:${ALLELE})/(?:${ALLELE})$`);
/** The genotype as the database stores it. */
const STORED = /^[0-7]{50}$/;
/** A faster test that matches every text with such a word. */
const MAY_CONTAIN_ALLELES = /\/|[0-7]{50}/;

/** Hidden from all players; `look` contains what is visible. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  'genotype',
  'genome',
  'strands',
  'sooty',
  'pangare',
  'traits',
  'form',
  'talent',
  'white',
  'whiteShown',
  'blueEyes',
  'greyFactor',
  'leopardReach',
  'tobianoExtent',
  'frameExtent',
  'fleaBites',
  'secret',
  'grey_factor',
  'marking_whites',
]);

/** In a set of what a player may see: the health test of a horse. Its id alone stands for its genes. */
export const healthOf = (horseId: string): string => `health of ${horseId}`;

const SEEN_BESIDE_GENES: ReadonlySet<string> = new Set(['genetics', 'genome', 'traits', 'form', 'talent']);

/** Removes genes, and what is drawn with them, beside the id of a horse in `maySee`. */
export function withoutSeen(body: unknown, maySee: ReadonlySet<string>): unknown {
  if (maySee.size === 0 || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((one) => withoutSeen(one, maySee));
  const { id, horseId = id }: { id?: unknown; horseId?: unknown } = body;
  const seen = typeof horseId === 'string' && maySee.has(horseId);
  const knowsHealth = typeof horseId === 'string' && maySee.has(healthOf(horseId));
  const isAllowed = (key: string, value: unknown) =>
    (knowsHealth && key === 'copies') ||
    (seen && SEEN_BESIDE_GENES.has(key) && (knowsHealth || !(key === 'genome' && tellsHealth(value))));
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key, value]) => !isAllowed(key, value))
      .map(([key, value]: [string, unknown]) => [key, withoutSeen(value, maySee)]),
  );
}

/** Of 25 loci a strand, the last eight are of health. */
const tellsHealth = (genome: unknown) =>
  typeof genome === 'string' && /[^0]/.test(genome.slice(17, 25) + genome.slice(42));

/** Paths in a reply that reveal genes. */
export function allelesIn(body: unknown): string[] {
  const found: string[] = [];
  findAlleles(body, [], found);
  return found;
}

/** Runs on every answer of every test, so it builds no text on its way. */
function findAlleles(body: unknown, path: string[], found: string[]): void {
  if (typeof body === 'string') {
    if (MAY_CONTAIN_ALLELES.test(body) && revealsAlleles(body)) found.push(['$', ...path].join('.'));
    return;
  }
  if (typeof body !== 'object' || body === null) return;
  for (const key of Object.keys(body)) {
    path.push(key);
    const value = (body as Readonly<Record<string, unknown>>)[key];
    const isHidden = HIDDEN_KEYS.has(key) && !(key === 'form' && isPictured(value));
    if (isHidden || (key === 'copies' && value !== null)) found.push(['$', ...path].join('.'));
    findAlleles(value, path, found);
    path.pop();
  }
}

/** The ten traits that pictures show may be sent; the stored form, which is longer, tells inherited values. */
const isPictured = (form: unknown) => Array.isArray(form) && form.length === 10;

const revealsAlleles = (text: string): boolean =>
  text.split(/[\s,;()"]+/).some((word) => PAIR.test(word) || STORED.test(word));

/** Published horses and tests, those with an insight, and own tests; none for visitors. Independent of the server's code, to check it. */
export async function horsesSeenWith(db: Db, token: string | undefined): Promise<ReadonlySet<string>> {
  if (token === undefined) return new Set();
  const session = await db
    .selectFrom('sessions')
    .select('accountId')
    .where('tokenHash', '=', createHash('sha256').update(token).digest())
    .executeTakeFirst();
  if (!session) return new Set();
  const published = await db.selectFrom('horses').select('id').where('genesPublished', '=', true).execute();
  const insights = await db
    .selectFrom('genetic_insights')
    .select('horseId as id')
    .where('playerId', '=', session.accountId)
    .execute();
  const tested = await db
    .selectFrom('health_tests')
    .innerJoin('horses', 'horses.id', 'health_tests.horseId')
    .select('horses.id')
    .where((of) =>
      of.or([of('health_tests.published', '=', true), of('horses.ownerId', '=', session.accountId)]),
    )
    .execute();
  return new Set([
    ...[...published, ...insights].map(({ id }) => id),
    ...tested.map(({ id }) => healthOf(id)),
  ]);
}
