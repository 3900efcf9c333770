import pg from 'pg';
import { vi } from 'vitest';

/** Sent meanwhile, without those that begin and end transactions. */
export async function countStatements(act: () => Promise<void>): Promise<number> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit');
  try {
    await act();
    const texts = submit.mock.contexts.map((query) => (query as { readonly text: string }).text);
    return texts.filter((text) => !/^(?:start transaction|commit|rollback|set )/.test(text)).length;
  } finally {
    submit.mockRestore();
  }
}
