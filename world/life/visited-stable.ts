import type { Wardrobes } from '../../game/cosmetics/cosmetics.ts';
import type { Balance } from '../../game/ledger/coins.ts';
import type { Progress } from '../../game/players/level.ts';
import type { StableHorse, Purse, Stable } from '../../season/stable/stable.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { moodOf } from '../../server/horses/state/horse-state.ts';
import { wardrobesOf } from '../../server/horses/state/wardrobes.ts';
import type { JournalKind } from '../../server/ledger/journal-kinds.ts';
import type { VisitedWorld } from '../../server/founding/played/enter-horse.ts';
import type { Population } from '../../server/founding/played/population.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import type { Person } from './person.ts';

/** A seeded player's stable, stored as rows. */
export class VisitedStable implements Stable, Purse<JournalKind> {
  readonly #world: Pick<VisitedWorld, 'books' | 'population'>;
  readonly #person: Person;
  /** When the next posting happens. */
  readonly #postsAt: () => Date;

  constructor(world: Pick<VisitedWorld, 'books' | 'population'>, person: Person, postsAt: () => Date) {
    this.#world = world;
    this.#person = person;
    this.#postsAt = postsAt;
  }

  get #row(): Row<'players'> {
    return this.#world.population.player(this.#person.id);
  }

  #change(changes: Partial<Row<'players'>>): void {
    this.#world.population.changePlayer(this.#person.id, changes);
  }

  get balance(): Balance {
    return this.#world.books.balance(this.#person.id);
  }

  post(balance: Balance, kind: JournalKind, description: string): void {
    this.#world.books.post(this.#postsAt(), this.#person.id, { balance, kind, description });
  }

  get guild() {
    return this.#row.guild;
  }

  get guildChangedAt() {
    return this.#row.guildChangedAt;
  }

  get collected() {
    return this.#person.steps.collected;
  }

  get progress(): Progress {
    const { level, xp } = this.#row;
    return { level, xp };
  }

  set progress({ level, xp }: Progress) {
    this.#change({ level, xp });
  }

  get salaryDay() {
    return this.#row.salaryDay;
  }

  set salaryDay(salaryDay: string | null) {
    this.#change({ salaryDay });
  }

  get boxes() {
    return this.#row.boxes;
  }

  set boxes(boxes: number) {
    this.#change({ boxes });
  }

  get craftSkill() {
    return this.#row.craftSkill;
  }

  set craftSkill(craftSkill: number) {
    this.#change({ craftSkill });
  }

  get craftedAt() {
    return this.#row.craftedAt;
  }

  set craftedAt(craftedAt: Date | null) {
    this.#change({ craftedAt });
  }

  get crafts() {
    return this.#row.crafts;
  }

  set crafts(crafts: number) {
    this.#change({ crafts });
  }
}

export class VisitedHorse implements StableHorse {
  readonly #population: Population;
  readonly #id: string;

  constructor(population: Population, id: string) {
    this.#population = population;
    this.#id = id;
  }

  get #row(): HorseRow {
    return this.#population.horse(this.#id);
  }

  get name() {
    return this.#row.name;
  }

  get bornAt() {
    return this.#row.bornAt;
  }

  get worksFrom() {
    return this.#row.worksFrom;
  }

  get mood() {
    return moodOf(this.#row);
  }

  get progress(): Progress {
    const { level, xp } = this.#row;
    return { level, xp };
  }

  set progress({ level, xp }: Progress) {
    this.#population.changeHorse(this.#id, { level, xp });
  }

  get trainingFrom() {
    return this.#row.trainingFrom;
  }

  set trainingFrom(trainingFrom: Date) {
    this.#population.changeHorse(this.#id, { trainingFrom });
  }

  get skill(): readonly number[] {
    return this.#row.skill;
  }

  set skill(skill: readonly number[]) {
    this.#population.changeHorse(this.#id, { skill: [...skill] });
  }

  get wardrobes(): Wardrobes {
    return wardrobesOf(this.#row);
  }

  set wardrobes({ nameplate, tack_colour }: Wardrobes) {
    this.#population.changeHorse(this.#id, {
      nameplate: nameplate.worn,
      nameplates: [...nameplate.bought],
      tackColour: tack_colour.worn,
      tackColours: [...tack_colour.bought],
    });
  }
}
