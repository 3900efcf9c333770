import { FORM_POINT, FORM_TRAITS, type FormTrait } from '../../horses/form/form.ts';
import { FORM_TRAIT_ROWS } from '../../horses/form/trait-rows.ts';

/** Traits that are inherited alike are known alike. */
export const RELIABILITY_LEVELS: readonly number[] = [
  ...new Set(FORM_TRAITS.map((trait) => FORM_TRAIT_ROWS[trait].heritability)),
];

const LEVELS: Readonly<Record<FormTrait, number>> = Object.fromEntries(
  FORM_TRAITS.map((trait) => [trait, RELIABILITY_LEVELS.indexOf(FORM_TRAIT_ROWS[trait].heritability)]),
) as Record<FormTrait, number>;

/** Index in RELIABILITY_LEVELS. */
export function levelOf(trait: FormTrait): number {
  return LEVELS[trait];
}

/** Estimates of what a horse passes on to its foals, and how reliable they are. */
export interface Values {
  /** In deviations, like a form's inherited values, in the order of FORM_TRAITS. */
  readonly estimates: readonly number[];
  /** By RELIABILITY_LEVELS: the share of the variance that the ancestors and the horse's own profile explain. */
  readonly ownReliability: readonly number[];
  /** The same with its foals. */
  readonly reliability: readonly number[];
}

const ESTIMATES = 2 * FORM_TRAITS.length;
const LEVEL_COUNT = RELIABILITY_LEVELS.length;
export const STORED_BYTES = ESTIMATES + 2 * LEVEL_COUNT;

const MOST_SHORT = 0x7f_ff;
const MOST_BYTE = 255;

/** Estimates in thousandths of a deviation, two bytes each, then reliabilities in 255ths, one byte each. */
export function storeValues({ estimates, ownReliability, reliability }: Values): Uint8Array {
  const bytes = new Uint8Array(STORED_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [at, each] of estimates.entries())
    view.setInt16(2 * at, Math.max(-MOST_SHORT, Math.min(MOST_SHORT, Math.round(each * FORM_POINT))));
  for (const [level, each] of ownReliability.entries()) bytes[ESTIMATES + level] = toByte(each);
  for (const [level, each] of reliability.entries()) bytes[ESTIMATES + LEVEL_COUNT + level] = toByte(each);
  return bytes;
}

const toByte = (share: number) => Math.round(share * MOST_BYTE);

export function readValues(bytes: Uint8Array): Values {
  if (bytes.length !== STORED_BYTES) throw new RangeError(`Breeding values take ${STORED_BYTES} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const shares = (from: number) =>
    RELIABILITY_LEVELS.map((_, level) => (bytes[from + level] ?? 0) / MOST_BYTE);
  return {
    estimates: FORM_TRAITS.map((_, at) => view.getInt16(2 * at) / FORM_POINT),
    ownReliability: shares(ESTIMATES),
    reliability: shares(ESTIMATES + LEVEL_COUNT),
  };
}
