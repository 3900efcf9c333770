/** What is kept of a bred horse from its birth on. */
export interface Descent {
  readonly sireId: string;
  readonly damId: string;
  /** Wright's F, 0 to 1, as `foalInbreeding` gave it. */
  readonly inbreeding: number;
}

/** In place of the number of a parent: there is none, as of horses from the store. */
export const UNKNOWN = -1;

/**
 * Who descends from whom, to any depth: bred horses and the founders that they go back to. Both parents of a
 * horse are known or neither. Horses are numbered from 0 as they become known, parents before their foals, so
 * that lists by number are walked in the order of descent.
 *
 * It is made to be kept and added to: what costs time in a large pedigree is looking horses up by their ids,
 * and that is done once for each.
 */
export class Pedigree {
  readonly #numbers = new Map<string, number>();
  readonly #sires: number[] = [];
  readonly #dams: number[] = [];
  readonly #inbreedings: number[] = [];

  /**
   * Adds a bred horse. Parents that are not in the pedigree yet enter it as founders, so bred ones must be
   * added before their foals, for instance by generation. Whoever is in it already is a bug and throws.
   */
  add(id: string, { sireId, damId, inbreeding }: Descent): void {
    if (this.#numbers.has(id)) throw new RangeError(`Horse ${id} is in the pedigree already`);
    const sire = this.numberOf(sireId) ?? this.#enter(sireId, UNKNOWN, UNKNOWN, 0);
    const dam = this.numberOf(damId) ?? this.#enter(damId, UNKNOWN, UNKNOWN, 0);
    this.#enter(id, sire, dam, inbreeding);
  }

  #enter(id: string, sire: number, dam: number, inbreeding: number): number {
    this.#numbers.set(id, this.#sires.length);
    this.#dams.push(dam);
    this.#inbreedings.push(inbreeding);
    return this.#sires.push(sire) - 1;
  }

  /** Undefined for a founder without foals, which is related to nobody here. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Founders included. */
  get size(): number {
    return this.#sires.length;
  }

  /** By number: the number of the sire, or UNKNOWN; the same of the dam. */
  get sires(): readonly number[] {
    return this.#sires;
  }

  get dams(): readonly number[] {
    return this.#dams;
  }

  /** By number: Wright's F, 0 for founders. */
  get inbreedings(): readonly number[] {
    return this.#inbreedings;
  }
}

/**
 * Generations between a foal and the farthest of its founders, from those of its parents; a founder's is 0.
 * Kept from birth on, so that ancestors come first when horses are read by generation.
 */
export function foalGeneration(sire: number, dam: number): number {
  return 1 + Math.max(sire, dam);
}
