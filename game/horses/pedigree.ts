export interface Descent {
  readonly sireId: string;
  readonly damId: string;
  /** Wright's F, 0 to 1, from `foalInbreeding`. */
  readonly inbreeding: number;
}

/** A founder's parent. */
export const UNKNOWN = -1;

/**
 * Horses with all ancestors, numbered from 0, parents first; both parents known or neither. Reuse it: looking up new
 * ids is expensive.
 */
export class Pedigree {
  readonly #numbers = new Map<string, number>();
  readonly #sires: number[] = [];
  readonly #dams: number[] = [];
  readonly #inbreedings: number[] = [];

  /** Unknown parents become founders: add bred parents first. Throws if the horse is known. */
  add(id: string, { sireId, damId, inbreeding }: Descent): void {
    if (this.#numbers.has(id)) throw new RangeError(`Horse ${id} is in the pedigree already`);
    const sire = this.numberOf(sireId) ?? this.#append(sireId, UNKNOWN, UNKNOWN, 0);
    const dam = this.numberOf(damId) ?? this.#append(damId, UNKNOWN, UNKNOWN, 0);
    this.#append(id, sire, dam, inbreeding);
  }

  #append(id: string, sire: number, dam: number, inbreeding: number): number {
    this.#numbers.set(id, this.#sires.length);
    this.#dams.push(dam);
    this.#inbreedings.push(inbreeding);
    return this.#sires.push(sire) - 1;
  }

  /** Undefined for unknown horses: founders without foals. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  get size(): number {
    return this.#sires.length;
  }

  /** By horse number; may be UNKNOWN. */
  get sires(): readonly number[] {
    return this.#sires;
  }

  /** By horse number; may be UNKNOWN. */
  get dams(): readonly number[] {
    return this.#dams;
  }

  get inbreedings(): readonly number[] {
    return this.#inbreedings;
  }
}

/** 0 for a founder. Sorting by it puts ancestors first. */
export function foalGeneration(sire: number, dam: number): number {
  return 1 + Math.max(sire, dam);
}
