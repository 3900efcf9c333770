/** How far a database has come: its tables stand, or a world as tests know it is founded in them. */
export const TEMPLATE_STAGES = ['migrated', 'founded'] as const;
export type TemplateStage = (typeof TEMPLATE_STAGES)[number];

/** Where tests get their databases from: copies of what `checks/test-world-setup.ts` made, once per test run. */
export type DatabaseTemplate =
  | { readonly kind: 'embedded'; readonly folders: Readonly<Record<TemplateStage, string>> }
  | {
      readonly kind: 'postgres';
      /** Address of a database of the server from which others can be created. */
      readonly adminUrl: string;
      /** Names of the template databases; their copies have them at the beginning of theirs. */
      readonly names: Readonly<Record<TemplateStage, string>>;
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
