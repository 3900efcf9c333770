/** Something in the page, as an engine names it. */
export type Element = object;

export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ', Down: '\uE015' } as const;
export type Key = keyof typeof KEYS;

/** What each engine can do, by the commands of WebDriver. */
export interface Driver {
  /** Firefox 153.8.0. */
  readonly version: string;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function body in the page. Arguments and result are JSON. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** As `run`, for a body that returns an element or null. */
  find(body: string, ...args: readonly unknown[]): Promise<Element | undefined>;
  /** With the pointer, in the middle of the element. */
  click(element: Element): Promise<void>;
  /** An option of a menu of the browser's own. */
  choose(option: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  /** To whatever has the focus. */
  press(key: Key): Promise<void>;
  /** As wide as this; narrower than a window may be, its pixels are made larger. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Programs by the Debian package that has them. */
  readonly needs: Readonly<Record<string, string>>;
  open(): Promise<Driver>;
}
