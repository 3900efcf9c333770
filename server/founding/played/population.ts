import { DEFAULT_GUILD } from '../../../game/guild-work/guilds.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import type { ShowHorseRow } from '../../horses/state/horse-state.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import type { Row } from './row-queries.ts';

interface Stable {
  readonly player: Row<'players'>;
  readonly horses: readonly HorseRow[];
}

export class Population {
  readonly players = new Map<string, Row<'players'>>();
  readonly horses = new Map<string, HorseRow>();
  readonly #horsesOf = new Map<string, string[]>();

  add({ player, horses }: Stable): void {
    this.players.set(player.id, player);
    for (const horse of horses) this.arrive(horse);
  }

  arrive(horse: HorseRow): void {
    this.horses.set(horse.id, horse);
    this.#addTo(horse.ownerId, horse.id);
  }

  /** In the order of arrival. */
  horsesOf(playerId: string): HorseRow[] {
    return (this.#horsesOf.get(playerId) ?? []).map((id) => this.horse(id));
  }

  player(id: string): Row<'players'> {
    const player = this.players.get(id);
    if (!player) throw new Error(`No player ${id}`);
    return player;
  }

  horse(id: string): HorseRow {
    const horse = this.horses.get(id);
    if (!horse) throw new Error(`No horse ${id}`);
    return horse;
  }

  showHorse(id: string): ShowHorseRow {
    const horse = this.horse(id);
    const { houseStable, guestUntil } = this.player(horse.ownerId);
    return { ...horse, ofHouse: houseStable !== null, ownerIsGuest: guestUntil !== null };
  }

  changePlayer(id: string, changes: Partial<Row<'players'>>): void {
    this.players.set(id, { ...this.player(id), ...changes });
  }

  changeHorse(id: string, changes: Partial<HorseRow>): HorseRow {
    const changed = { ...this.horse(id), ...changes };
    this.horses.set(id, changed);
    return changed;
  }

  /** To a player or the house. */
  changeOwner(horseId: string, to: string): void {
    const from = this.horse(horseId).ownerId;
    const guild = to === HOUSE ? DEFAULT_GUILD : this.player(to).guild;
    this.#horsesOf.set(
      from,
      (this.#horsesOf.get(from) ?? []).filter((id) => id !== horseId),
    );
    this.changeHorse(horseId, { ownerId: to, guild, locked: false });
    this.#addTo(to, horseId);
  }

  #addTo(ownerId: string, horseId: string): void {
    const ids = this.#horsesOf.get(ownerId);
    if (ids) ids.push(horseId);
    else this.#horsesOf.set(ownerId, [horseId]);
  }
}
