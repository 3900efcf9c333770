/** Something in the page, as an engine names it. */
export type Element = object;

export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ', Down: '\uE015' } as const;
export type Key = keyof typeof KEYS;

/** The WebDriver commands that each engine supports. */
export interface Driver {
  /** Firefox 153.8.0. */
  readonly version: string;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function body in the page. Arguments and result are JSON. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** As `run`, for a body that returns an element or null. */
  find(body: string, ...args: readonly unknown[]): Promise<Element | undefined>;
  /** Clicks the middle of the element. */
  click(element: Element): Promise<void>;
  /** Chooses an option of a native menu. */
  choose(option: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  /** Types into the focused element. */
  press(key: Key): Promise<void>;
  /** Sets the size. Below the smallest window size it enlarges the pixels instead. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Programs by the Debian package that contains them. */
  readonly needs: Readonly<Record<string, string>>;
  open(): Promise<Driver>;
}
