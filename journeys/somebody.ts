let players = 0;

export interface NewPlayer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A username that no other journey uses. A number, because random letters may spell a refused word. */
export function somebody(): NewPlayer {
  players += 1;
  const mark = `${process.pid}${String(players).padStart(4, '0')}`;
  return { username: `Rider ${mark}`, email: `${mark}@example.org`, password: 'bran mash 7' };
}
