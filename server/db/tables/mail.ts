import type { Generated } from 'kysely';

export interface MailTables {
  letters: LetterTable;
}

interface LetterTable {
  id: string;
  sender_id: string;
  recipient_id: string;
  subject: string;
  body: string;
  sent_at: Date;
  read_at: Date | null;
  deleted_by_sender: Generated<boolean>;
  deleted_by_recipient: Generated<boolean>;
  /** The sender's name of the request. */
  send_id: string;
}
