/** A file of its own, because playwright.config.ts imports it. */
export type Theme = 'dark' | 'light';
