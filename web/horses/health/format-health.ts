import { carriedIn, HEALTH_GENES, RATION_LOCI, type Health } from '../../../game/horses/genetics/health.ts';
import { isOnGrass } from '../../../game/horses/fed.ts';
import { happinessPoints, UNRATIONED_MAX } from '../../../game/horses/happiness.ts';
import type { Horse } from '../use-horses.ts';
import { pronounsOf } from '../../ui/text.ts';
import { begunAt } from '../../ui/when.ts';

interface HealthText {
  readonly lead: string;
  readonly advice: string;
  /** Undefined unless the vet has something to say of the muscles. */
  readonly note: string | undefined;
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const RATION_TEXT = `Hay and oil come with each feeding for a tenth more; without them, happiness stops at ${happinessPoints(UNRATIONED_MAX)}%.`;

type StiffHorse = Pick<Horse, 'gender' | 'happinessLimit' | 'rationUntil' | 'grassFrom'>;

/** Says why a horse rests no higher than it does, and what to do; undefined if nothing holds it back. */
export function formatStiff(
  { gender, happinessLimit, rationUntil, grassFrom }: StiffHorse,
  now: Date,
): string | undefined {
  if (happinessLimit >= 100) return undefined;
  const { Subject, object } = pronounsOf(gender);
  const stiff = `${Subject} is a little stiff, and happiness stops at ${happinessLimit}%`;
  if (rationUntil === null) return `${stiff}: a health test tells you why.`;
  const feed = isOnGrass(begunAt(grassFrom), now)
    ? `bring ${object} in and feed ${object}`
    : `feed ${object}`;
  return `${stiff}: ${feed}, and hay and oil come with it.`;
}

/** What a vet says of a coat; nothing follows from it. Two copies of a gene are known only by a look at the genes. */
export function formatVetWords({
  gender,
  look,
  genetics,
}: Pick<Horse, 'gender' | 'genetics'> & { readonly look: Pick<Horse['look'], 'grey'> }): readonly string[] {
  const { Subject, Possessive } = pronounsOf(gender);
  const words = [
    look.grey !== null &&
      'Greys often get small dark lumps in the skin as they age. They are nearly always harmless; the vet looks at them each year.',
    genetics?.silver === 'Z/Z' &&
      `Two copies of silver: ${Possessive.toLowerCase()} eyes are shaped a little differently. ${Subject} sees well enough for any work.`,
    genetics?.leopard === 'Lp/Lp' &&
      `Two copies of leopard: ${Subject.toLowerCase()} sees badly in the dark. Leave a lamp on in the stable.`,
  ];
  return words.filter((text) => typeof text === 'string');
}

/** None of these genes makes a horse ill, so all advice is about the choice of a mate. */
export function formatHealth({ gender }: Pick<Horse, 'gender'>, health: Health): HealthText {
  const { Subject, object } = pronounsOf(gender);
  const muscles = RATION_LOCI.filter((locus) => health[locus] > 0);
  const codes = muscles.map((locus) => HEALTH_GENES[locus].code).join(' and ');
  const genesOf = muscles.length === 1 ? 'a muscle gene' : 'two muscle genes';
  const note =
    muscles.length === 0
      ? undefined
      : `The vet’s note: ${Subject.toLowerCase()} has ${genesOf} (${codes}) and is never ill, but needs hay and oil. ${RATION_TEXT}`;
  const carried = carriedIn(health).length;
  const foals = gender === 'gelding' ? 'A gelding has no foals.' : undefined;
  if (carried === 0)
    return {
      lead: `${Subject} carries none of the hidden genes that can stop a cover.`,
      advice: foals ?? 'With any mate, all foals are safe from them.',
      note,
    };
  const [genes, them] = carried === 1 ? ['hidden gene', 'it'] : ['hidden genes', 'them'];
  return {
    lead: `${Subject} carries ${NUMBERS[carried]} ${genes}, which ${carried === 1 ? 'does' : 'do'} nothing to ${object}.`,
    advice: foals ?? `Choose a mate without ${them}, and all foals are safe.`,
    note,
  };
}
