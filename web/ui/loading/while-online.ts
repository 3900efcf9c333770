/**
 * Loads code unless the browser is offline: it would keep the failure of an `import()` until the page is left
 * (whatwg/html#6768).
 */
export function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  return navigator.onLine ? load() : Promise.reject(new Error('The browser is offline'));
}
