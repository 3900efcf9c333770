import type { HorseRow } from '../server/horses/horse-row.ts';
import type { Row } from './rows.ts';
import type { Stable } from './settle-stable.ts';

export class Population {
  readonly players = new Map<string, Row<'players'>>();
  readonly horses = new Map<string, HorseRow>();
  readonly horsesOf = new Map<string, readonly string[]>();

  add({ player, horses }: Stable): void {
    this.players.set(player.id, player);
    for (const horse of horses) this.horses.set(horse.id, horse);
    this.horsesOf.set(
      player.id,
      horses.map(({ id }) => id),
    );
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
}
