import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Any URL of the game that loads no page. */
const NO_PAGE = '/robots.txt';

/**
 * The browser profiles that the journeys of a worker use one after the other. They retain the program's files with
 * their compiled code, which saves a third of every first page load; nothing else is left of the journey before. A page
 * that stays open keeps the process that shows the game's pages, which saves a tenth more.
 */
export class Profiles {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #shared = new Map<string, BrowserContext>();
  readonly #staying = new Set<Page>();
  #undo: (() => Promise<unknown>)[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Closes what the journey before has opened: its pages stayed for the picture of a failure. */
  async begin(): Promise<void> {
    const shared = new Set(this.#shared.values());
    for (const undo of this.#undo.splice(0)) await undo();
    for (const context of this.#browser.contexts()) {
      if (!shared.has(context)) await context.close();
      else for (const page of context.pages()) if (!this.#staying.has(page)) await page.close();
    }
  }

  /** A profile whose last page is blank. Those of the same name have the same options. */
  async take(name: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = this.#shared.get(name) ?? (await this.#open(name, options));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.setOffline(false);
    await context.clearCookies();
    await this.#forget(await context.newPage());
    return context;
  }

  /** Shared until a journey closes it. */
  async #open(name: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    this.#shared.set(name, context);
    context.once('close', () => this.#shared.delete(name));
    const staying = await context.newPage();
    this.#staying.add(staying);
    await staying.goto(this.#origin + NO_PAGE);
    return context;
  }

  /** A profile for one journey, with one blank page. */
  async own(): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    await context.newPage();
    return context;
  }

  /** Runs it before the next journey. */
  afterwards(undo: () => Promise<unknown>): void {
    this.#undo.push(undo);
  }

  /** All that the game has stored, but not what the browser has cached. */
  async #forget(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await session.detach();
  }
}
