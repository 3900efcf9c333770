import { FAQ } from '../faq.ts';
import { HELP } from '../contents.ts';
import { plainOf, type Block, type Topic, type TopicGroup } from '../topic.ts';

/** A search result: a topic up to its first heading, the part below a heading, or a question. */
export interface Entry {
  readonly href: string;
  readonly title: string;
  /** The group or topic that contains it. */
  readonly within: string;
  readonly alsoFoundBy: string;
  readonly text: string;
}

export function entriesOf(path: string, groups: readonly TopicGroup[]): Entry[] {
  return groups.flatMap(({ title, topics }) => topics.flatMap((topic) => entriesOfTopic(path, title, topic)));
}

function entriesOfTopic(
  path: string,
  group: string,
  { id, title, alsoFoundBy = '', blocks }: Topic,
): Entry[] {
  const entries = [{ href: `${path}#${id}`, title, within: group, alsoFoundBy, texts: [] as string[] }];
  for (const block of blocks) {
    if (typeof block === 'object' && 'heading' in block) {
      const { heading, id: anchor } = block;
      entries.push({ href: `${path}#${anchor}`, title: heading, within: title, alsoFoundBy: '', texts: [] });
    } else entries.at(-1)?.texts.push(...textsOf(block));
  }
  return entries.map(({ texts, ...entry }) => ({ ...entry, text: texts.join(' ') }));
}

function textsOf(block: Block): string[] {
  if (typeof block === 'string') return [plainOf(block)];
  if ('list' in block) return block.list.map(plainOf);
  if ('steps' in block) return block.steps.map(plainOf);
  if ('formula' in block) return [plainOf(block.formula)];
  if ('table' in block) return [block.table, ...block.head, ...block.rows.flat()].map(plainOf);
  return [];
}

export const ALL_ENTRIES: readonly Entry[] = [...entriesOf('/faq', FAQ), ...entriesOf('/help', HELP)];
