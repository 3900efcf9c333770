import type { BrowserContext } from '@playwright/test';
import type { Theme } from './theme.ts';

export interface Choices {
  /** The stored theme; set by the project. */
  readonly theme: Theme;
  /**
   * `painted` is slow without a graphics card, and half of it is the scenes: with `horses`, scenes keep their gradient.
   * So they do with `blank` and `none`. `blank` pictures of horses have the size of painted ones and appear at once;
   * with `none` the painting worker fails at once.
   */
  readonly pictures: 'painted' | 'horses' | 'blank' | 'none';
  /** Great moments cover the page; `off` for journeys about something else. */
  readonly moments: 'on' | 'off';
}

/** A message to the painting worker. Without a job, it cancels the one with this id. */
interface PaintRequest {
  readonly id: number;
  readonly job?: { readonly crop: 'whole' | 'head'; readonly width: number };
}

/** For every page of a profile that is opened from now on. Returns how to undo it. */
export async function choose(
  context: BrowserContext,
  { theme, pictures, moments }: Choices,
): Promise<() => Promise<unknown>> {
  const scripts = pictures === 'painted' ? [] : [await context.addInitScript(paintNoScenes)];
  if (pictures === 'blank' || pictures === 'none')
    scripts.push(await context.addInitScript(paintNoHorses, pictures));
  const stored = await context.addInitScript(
    (chosen) => {
      try {
        for (const [key, value] of Object.entries(chosen))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      } catch {
        // A blank page has no storage.
      }
    },
    { theme, ...(moments === 'off' && { moments }) },
  );
  return () => Promise.all([...scripts, stored].map((script) => script.dispose()));
}

/** Runs in the page: without this context no scene is asked for. */
function paintNoScenes(): void {
  // Its overloads name no plain string.
  const getContext = HTMLCanvasElement.prototype.getContext as (kind: string, options: unknown) => null;
  HTMLCanvasElement.prototype.getContext = function (kind: string, options?: unknown) {
    return this.classList.contains('scene-layer') ? null : getContext.call(this, kind, options);
  };
}

/**
 * Replaces the painting worker. Runs in the page: request interception would disable the browser's cache, which saves a
 * third of every page load.
 */
function paintNoHorses(pictures: 'blank' | 'none'): void {
  const TrueWorker = window.Worker;
  class NoPainter extends EventTarget {
    postMessage({ id, job }: PaintRequest): void {
      if (pictures === 'none') queueMicrotask(() => this.dispatchEvent(new Event('error')));
      else if (job) setTimeout(() => this.dispatchEvent(blankFor(id, job)));
    }
    terminate(): void {}
  }
  const blankFor = (id: number, { crop, width }: NonNullable<PaintRequest['job']>) => {
    const height = crop === 'head' ? width : Math.round((width * 880) / 1024);
    const room = new OffscreenCanvas(width, height);
    room.getContext('2d');
    return new MessageEvent('message', {
      data: { id, picture: room.transferToImageBitmap(), complete: true },
    });
  };
  const start = (script: string | URL, options?: WorkerOptions) =>
    String(script).includes('portrait-worker') ? new NoPainter() : new TrueWorker(script, options);
  // Thumbnails, which the server would paint. React sets an attribute, and then the property.
  const image = HTMLImageElement.prototype;
  const isThumbnail = (file: string) => file.startsWith('/portraits/');
  const fail = (thumbnail: EventTarget) => setTimeout(() => thumbnail.dispatchEvent(new Event('error')));
  const set = image.setAttribute;
  // React passes numbers too.
  image.setAttribute = function (name, value: string | number) {
    const text = String(value);
    if (!isThumbnail(text)) set.call(this, name, text);
    else if (name === 'src') fail(this);
  };
  const source = Object.getOwnPropertyDescriptor(image, 'src');
  Object.defineProperty(image, 'src', {
    ...source,
    set(this: HTMLImageElement, file: string) {
      if (!isThumbnail(file)) source?.set?.call(this, file);
    },
  });
  window.Worker = new Proxy(TrueWorker, { construct: (_, [script, options]) => start(script, options) });
}
