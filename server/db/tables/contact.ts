export interface ContactTables {
  contact_messages: ContactMessageTable;
  contact_counts: ContactCountTable;
}

interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  message: string;
  at: Date;
  handled_at: Date | null;
  handled_by: string | null;
  /** The sender's name of the request. */
  send_id: string;
}

interface ContactCountTable {
  /** Hash of an email or a network. */
  who: string;
  day: string;
  messages: number;
}
