import { whileOnline } from './while-online.ts';

const RETRY_MS = 10_000;

/** Loads once and retries until it succeeds, so that rendering may wait but never fails. */
export function persistently<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  async function attempt(): Promise<Module> {
    return whileOnline(load).catch(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
        window.addEventListener('online', resolve, { once: true });
      });
      return attempt();
    });
  }
  return () => (loading ??= attempt());
}
