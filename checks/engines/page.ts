import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Element, Key } from './driver.ts';

const FIND = readFileSync(new URL('in-page.mjs', import.meta.url), 'utf8');
const PATIENCE_MS = 30_000;
const POLL_MS = 100;
const MOST_TRIES = 30;
/** Parts of a page load after other parts. */
const STEADY_MS = 1_000;

/** An element that a player wants. */
export interface Wanted {
  readonly role: string;
  /** A pattern; by default any. */
  readonly name?: string;
  readonly inside?: Wanted;
}

/** A browser window as a player uses it: each step waits until its element is there. */
export class Page {
  readonly address: string;
  readonly #driver: Driver;
  readonly #save: (name: string, picture: Buffer) => Promise<void>;

  constructor(driver: Driver, address: string, save: (name: string, picture: Buffer) => Promise<void>) {
    this.address = address;
    this.#driver = driver;
    this.#save = save;
  }

  async goTo(path: string): Promise<void> {
    await this.#driver.goTo(`${this.address}${path}`);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  run<T>(body: string, ...args: readonly unknown[]): Promise<T> {
    return this.#driver.run(body, ...args);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  async see(role: string, name?: string, inside?: Wanted): Promise<Element> {
    const wanted = { role, ...(name !== undefined && { name }), ...(inside && { inside }) };
    return this.until(
      () => this.#driver.find(FIND, wanted),
      `${role} "${name ?? ''}"${inside ? ` in ${inside.role} "${inside.name ?? ''}"` : ''}`,
    );
  }

  async gone(role: string, name?: string): Promise<void> {
    await this.until(
      async () => {
        const found = await this.#driver.find(FIND, { role, name });
        return found === undefined;
      },
      `the end of ${role} "${name ?? ''}"`,
    );
  }

  async click(role: string, name?: string, inside?: Wanted): Promise<void> {
    await this.#onceFree(
      () => this.see(role, name, inside),
      (element) => this.#driver.click(element),
    );
  }

  async fill(name: string, text: string, inside?: Wanted): Promise<void> {
    await this.click('textbox', name, inside);
    await this.run('document.activeElement.select()');
    await this.#driver.type(await this.see('textbox', name, inside), text);
  }

  /** Selects an option of a native menu by its text. */
  async select(name: string, option: string, inside?: Wanted): Promise<void> {
    await this.see('combobox', name, inside);
    const findOption = () =>
      this.until(
        () =>
          this.#driver.find(
            `const named = [...document.querySelectorAll('select')].find((one) =>
             new RegExp(arguments[0]).test([...one.labels].map((label) => label.textContent).join(' ') + (one.ariaLabel ?? '')));
           return [...(named?.options ?? [])].find((one) => new RegExp(arguments[1]).test(one.text)) ?? null;`,
            name,
            option,
          ),
        `the option "${option}" of "${name}"`,
      );
    await this.#onceFree(findOption, (element) => this.#driver.choose(element));
  }

  /** Retries while something covers the element or it moves. */
  async #onceFree(find: () => Promise<Element>, act: (element: Element) => Promise<void>): Promise<void> {
    let problem: unknown;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const element = await find();
      try {
        return await act(element);
      } catch (error) {
        problem = error;
        await wait(POLL_MS);
      }
    }
    throw problem;
  }

  /** Waits until no skeleton is left, pictures are painted, and fonts are loaded. */
  async settled(): Promise<void> {
    await this.until(
      () =>
        this.run<boolean>(
          `const loading = document.fonts.status !== 'loaded' ||
             [...document.querySelectorAll('.skeleton, .spinner, .page-wait, .proof-wait, .home-room, [aria-busy=true]')]
               .some((one) => one.getBoundingClientRect().top < innerHeight);
           if (loading) window.settledAt = undefined;
           else window.settledAt ??= performance.now();
           return performance.now() - window.settledAt > arguments[0];`,
          STEADY_MS,
        ),
      'the end of loading',
    );
  }

  async shot(name: string): Promise<void> {
    await this.#save(name, await this.#driver.screenshot());
  }

  async until<T>(find: () => Promise<T | undefined | false>, what: string): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await find().catch(() => undefined);
      if (found !== undefined && found !== false) return found;
      if (Date.now() > end)
        throw new Error(`There is no ${what} at ${await this.run<string>('return location.href')}`);
      await wait(POLL_MS);
    }
  }
}
