import type { Generated } from 'kysely';

export interface OutgoingMailTables {
  outgoing_mails: OutgoingMailTable;
}

interface OutgoingMailTable {
  id: string;
  /** For the log: "password changed". */
  kind: string;
  /** Null: the operator. */
  recipient: string | null;
  reply_to: string | null;
  /** `MailContent`. Links in it work until they are used, so the row goes once it is sent. */
  content: unknown;
  /** While a process sends it: when another may try. */
  send_at: Date;
  /** Given up from then on. */
  useless_at: Date;
  attempts: Generated<number>;
}
