/** By address. A file that did not come is asked for again. */
const brought = new Map<string, Promise<void>>();

/**
 * Vite calls this for every `import()` of the game, with the files that it needs (`checks/bring-plugin.ts`). They are
 * fetched before: a failed import fails until the page is left (whatwg/html#6768).
 */
export async function bringFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(bring));
  return load();
}

function bring(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, window.location.href);
  const known = brought.get(href);
  if (known) return known;
  const coming = hasBegun(href) ? Promise.resolve() : href.endsWith('.css') ? style(href) : cache(href);
  brought.set(href, coming);
  coming.catch(() => brought.delete(href));
  return coming;
}

/** With the page itself. */
function hasBegun(href: string): boolean {
  const links = [...document.querySelectorAll('link')];
  return links.some((link) => link.href === href) || [...document.scripts].some(({ src }) => src === href);
}

/** Preloading links keep a failure as well. The import finds the file in the browser's cache. */
async function cache(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  await response.arrayBuffer();
}

function style(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not come`));
    });
    document.head.append(link);
  });
}
