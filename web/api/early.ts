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
     * will draw it is on its way, which takes a phone a second. It is gone after ten seconds: a program that takes longer
     * asks anew. What happened since the stream tells.
     */
    readonly early?: Asked & { readonly token: string };
  }
}

/** The answer to a read that was asked for early: once, and not another player's. */
export async function earlyAnswer(address: string, token: string | null): Promise<Came | undefined> {
  const { early } = window;
  if (early?.token !== token) return undefined;
  const asked = early[address as keyof Asked];
  delete early[address as keyof Asked];
  return asked;
}
