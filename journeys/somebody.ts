let players = 0;

export interface NewPlayer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A username that no other journey uses. */
export function somebody(): NewPlayer {
  players += 1;
  const mark = `${process.pid.toString(36)}${Date.now().toString(36)}${players}`.slice(-10);
  return { username: `Rider ${mark}`, email: `${mark}@example.org`, password: 'bran mash 7' };
}
