import { seededChance } from '../../clock/context.ts';
import type { Db } from '../../db/connection.ts';
import { foundWorld } from '../../found-world.ts';

/** `founded` has the test world. */
export const TEMPLATE_STAGES = ['migrated', 'founded'] as const;
export type TemplateStage = (typeof TEMPLATE_STAGES)[number];

/** Where the template databases are. */
export type TemplateLocation =
  | { readonly kind: 'embedded'; readonly folders: Readonly<Record<TemplateStage, string>> }
  | {
      readonly kind: 'postgres';
      readonly adminUrl: string;
      /** Prefixes of the copies' names. */
      readonly names: Readonly<Record<TemplateStage, string>>;
    };

/** Made once per run by `checks/test-world-setup.ts`. */
export type DatabaseTemplate = TemplateLocation & {
  /** A file, written once the template is made: empty, or why it could not be made. */
  readonly outcome: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export function databaseOnServer(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** World time: 29 minutes before the next class-1 dressage. */
export const TEST_START = new Date('2030-05-01T08:01:00Z');

/** Seeded, so every test has the same store. */
export const foundTestWorld = (db: Db, start: Date): Promise<void> => foundWorld(db, seededChance(0), start);
