import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

const READER = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** More phrases than any part of a page has. */
const MOST = 400;

interface VirtualReader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
}

/** Returns the phrases that a screen reader says from the beginning of an element to its end. */
export async function readAloud(element: Locator): Promise<string[]> {
  const page = element.page();
  // Injected again after navigation.
  if (!(await page.evaluate(() => 'screenReader' in window))) await page.evaluate(await readerScript());
  return element.evaluate(async (container, most) => {
    const reader = (window as unknown as { screenReader: VirtualReader }).screenReader;
    await reader.start({ container });
    const phrases: string[] = [];
    // After the end it restarts.
    for (let phrase = await reader.lastSpokenPhrase(); phrases.length < most;) {
      phrases.push(phrase);
      if (phrase === `end of ${phrases[0]}`) break;
      await reader.next();
      phrase = await reader.lastSpokenPhrase();
    }
    await reader.stop();
    return phrases;
  }, MOST);
}

/** The package's module as a script that stores its reader in `window.screenReader`. */
async function readerScript(): Promise<string> {
  const module = await readFile(READER, 'utf8');
  const script = module.replace(/export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};/, 'window.screenReader=$1;');
  return `(()=>{${script}\n})()`;
}
