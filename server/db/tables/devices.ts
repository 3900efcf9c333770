export interface DeviceTables {
  devices: DeviceTable;
  device_codes: DeviceCodeTable;
  waiting_calls: WaitingCallTable;
}

interface DeviceTable {
  id: string;
  account_id: string;
  /** SHA-256 of its cookie. */
  token_hash: Buffer;
  /** "Firefox on Linux". */
  name: string;
  /** In future while it is new. */
  known_at: Date;
  first_seen_at: Date;
  /** Last sign-in. */
  last_seen_at: Date;
  /** When its owner said on a known device that it is theirs. */
  noticed_at: Date | null;
}

interface DeviceCodeTable {
  account_id: string;
  code_hash: Buffer;
  tries: number;
  expires_at: Date;
}

export type WaitingState = 'waiting' | 'done' | 'refused' | 'cancelled';

interface WaitingCallTable {
  id: string;
  account_id: string;
  /** Null once the device is forgotten. */
  device_id: string | null;
  device_name: string;
  /** "POST /api/market/sell-horse". */
  route: string;
  /** As sent. */
  input: unknown;
  /** "Sell Juniper to the market". */
  sentence: string;
  asked_at: Date;
  runs_at: Date;
  state: WaitingState;
  ended_at: Date | null;
  /** Why it was refused. */
  reason: string | null;
}
