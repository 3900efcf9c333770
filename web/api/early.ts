/** What came of a call, and when by this device's clock, in milliseconds. */
interface Came {
  readonly response: Response;
  readonly at: number;
}

/** What was asked for, by address: undefined where nothing came. */
type Asked = Partial<Record<`/api/${string}`, Promise<Came | undefined>>>;

declare global {
  interface Window {
    /**
     * What stands round every page of a player: `public/early.js` asks for it with the kept token while the program that
     * will draw it is on its way, which takes a phone a second.
     */
    readonly early?: Asked & { readonly token: string; /** When it was asked for. */ readonly since: number };
  }
}

/**
 * A program that takes longer than this to come asks anew: `early.js` waits for answers half as long again, and no longer
 * for the rest of one. What happened since it was asked the stream tells.
 */
const FRESH_MS = 10_000;

/** The answer to a read that was asked for early: once, and none that is old or another player's. */
export async function earlyAnswer(address: string, token: string | null): Promise<Came | undefined> {
  const { early } = window;
  if (early?.token !== token || Date.now() - early.since > FRESH_MS) return undefined;
  const asked = early[address as keyof Asked];
  delete early[address as keyof Asked];
  return asked;
}
