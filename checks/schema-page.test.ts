import { expect, test } from 'vitest';
import { SCHEMA } from '../server/db/schema.ts';
import { diagramOf, sectionsOf } from './schema-page/diagrams.ts';
import { isCurrent, readPage, withDiagrams } from './schema-page/page.ts';

test('the diagrams of docs/schema.md are up to date: otherwise run `npm run schema`', () => {
  expect(isCurrent(readPage(), SCHEMA)).toBe(true);
});

test('a changed column makes the diagrams stale, a comment does not', () => {
  const page = withDiagrams(readPage(), SCHEMA, []);
  expect(isCurrent(page, SCHEMA.replace('create table', '-- A table.\ncreate table'))).toBe(true);
  expect(isCurrent(page, SCHEMA.replace('email text', 'mail text'))).toBe(false);
});

test('every table is below a heading', () => {
  const tables = sectionsOf(SCHEMA).flatMap((section) => section.tables);
  const created = [...SCHEMA.matchAll(/^create (?:unlogged )?table (\w+) \($/gm)].map(([, name]) => name);
  expect(tables).toEqual(created);
  expect(tables.length).toBeGreaterThan(70);
});

const column = { table: 'bales', type: 'uuid', isKey: false, references: null };

test('a diagram shows keys, foreign keys and what the program refers to', () => {
  const diagram = diagramOf({ title: 'Hay', tables: ['bales', 'nets'] }, [
    { ...column, column: 'id', isKey: true },
    { ...column, column: 'owner_id' },
    { ...column, column: 'loft', references: 'lofts' },
    { ...column, column: 'weight', type: 'integer' },
    { ...column, table: 'nets', column: 'horse_id', isKey: true },
  ]);
  expect(diagram).toBe(`### Hay

\`\`\`mermaid
erDiagram
  bales {
    uuid id PK
    uuid owner_id FK
    uuid loft FK
  }
  nets {
    uuid horse_id PK, FK
  }
  bales }o..|| players : owner_id
  bales }o--|| lofts : loft
  nets |o..|| horses : horse_id
\`\`\``);
});

test('an id without a known reference is refused', () => {
  const [section, columns] = [{ title: 'Hay', tables: ['bales'] }, [{ ...column, column: 'cart_id' }]];
  expect(() => diagramOf(section, columns)).toThrow('what bales.cart_id refers to');
});
