import { prepared } from '../db/prepared.ts';

export const findRevision = prepared('filter_revision', 'select words_revision from moderation_settings');

export const findAllWords = prepared('filter_words_all', 'select word, list from filter_words order by word');

export interface WordsPage {
  readonly list: 'refuse' | 'allow';
  readonly after: string;
  readonly limit: number;
}

export const findWords = prepared(
  'filter_words_page',
  `select filter.word, filter.operator_id, operator.username as operator, filter.added_at
   from filter_words filter left join players operator on operator.id = filter.operator_id
   where filter.list = :list and filter.word > :after order by filter.word limit :limit`,
);

export const countWords = prepared(
  'filter_words_count',
  'select count(*)::integer as count from filter_words',
);

/** Moves the word if it is in the other list. */
export const upsertWord = prepared(
  'filter_word_upsert',
  `insert into filter_words (word, list, operator_id, added_at) values (:word, :list, :operatorId, :now)
   on conflict (word) do update
   set list = excluded.list, operator_id = excluded.operator_id, added_at = excluded.added_at`,
);

export const deleteWord = prepared(
  'filter_word_delete',
  'delete from filter_words where word = :word returning word',
);

export const renewRevision = prepared(
  'filter_revision_renew',
  `insert into moderation_settings (words_revision) values (gen_random_uuid())
   on conflict (one_row) do update set words_revision = excluded.words_revision`,
);

export const findChatSeconds = prepared('chat_seconds_find', 'select chat_seconds from moderation_settings');

export const updateChatSeconds = prepared(
  'chat_seconds_update',
  `insert into moderation_settings (chat_seconds) values (:seconds)
   on conflict (one_row) do update set chat_seconds = excluded.chat_seconds`,
);
