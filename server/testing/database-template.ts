/**
 * Where tests get their databases from: a migrated and otherwise empty one, made once per test run by
 * `checks/test-world-setup.ts`.
 */
export type DatabaseTemplate =
  | { readonly kind: 'embedded'; readonly folder: string }
  | {
      readonly kind: 'postgres';
      /** Address of a database of the server from which others can be created. */
      readonly adminUrl: string;
      /** Name of the template database; its copies have it at the beginning of theirs. */
      readonly name: string;
    };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** The address of database `name` on the server of `url`. */
export function databaseOnServer(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
