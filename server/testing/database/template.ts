import { seededChance } from '../../clock/moment.ts';
import type { Db } from '../../db/connection.ts';
import { foundWorld } from '../../found-world.ts';

/** Either the tables are empty, or the test world is founded in them. */
export const TEMPLATE_STAGES = ['migrated', 'founded'] as const;
export type TemplateStage = (typeof TEMPLATE_STAGES)[number];

/** Test databases are copies of these, which `checks/test-world-setup.ts` makes once per test run. */
export type DatabaseTemplate =
  | { readonly kind: 'embedded'; readonly folders: Readonly<Record<TemplateStage, string>> }
  | {
      readonly kind: 'postgres';
      /** A database on the server from which others can be created. */
      readonly adminUrl: string;
      /** Template databases. The names of their copies begin with these. */
      readonly names: Readonly<Record<TemplateStage, string>>;
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

/** World time at which tests start: 29 minutes before the next class-1 dressage. */
export const TEST_START = new Date('2030-05-01T08:01:00Z');

/** Founds a world with the same store in every test. */
export const foundTestWorld = (db: Db, start: Date): Promise<void> => foundWorld(db, seededChance(0), start);
