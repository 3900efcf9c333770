import type { Generated } from 'kysely';

export interface ChatTables {
  chat_messages: ChatMessageTable;
  chat_writers: ChatWriterTable;
  chat_readers: ChatReaderTable;
  presences: PresenceTable;
}

interface ChatMessageTable {
  id: string;
  player_id: string;
  message: string;
  sent_at: Date;
  /** By an operator; the text is kept for an undo. */
  removed: Generated<boolean>;
  /** The writer's name of the request. */
  send_id: string;
}

interface ChatWriterTable {
  player_id: string;
  wrote_at: Date;
}

interface ChatReaderTable {
  player_id: string;
  /** The newest message at `read_at`. */
  read_id: string;
  read_at: Date;
}

interface PresenceTable {
  player_id: string;
  seen_at: Date;
}
