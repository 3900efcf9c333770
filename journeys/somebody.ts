let players = 0;

export interface NewPlayer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Nobody has this name yet, whichever journey asks first. */
export function somebody(): NewPlayer {
  players += 1;
  const mark = `${process.pid.toString(36)}${Date.now().toString(36)}${players}`.slice(-10);
  return { username: `Rider ${mark}`, email: `${mark}@example.org`, password: 'bran mash 7' };
}
