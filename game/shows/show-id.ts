import { MINUTE } from '../game-time.ts';

/** Encoded in the id of a scheduled show. */
export interface ShowCode {
  /** 0 to 63: 0 to 55 are house shows, 56 to 62 Meadow shows. */
  readonly kind: number;
  readonly runsAt: Date;
}

/**
 * UUID version 8 (RFC 9562 section 5.8) encoding the run. The first 8 digits, the displayed Show ID, scramble kind and low
 * 26 bits of the minute: unique for 127 years. Then 16 check bits, mark and kind, 14 check bits, 48-bit minute.
 */
export function showIdOf({ kind, runsAt }: ShowCode): string {
  const minute = Math.floor(runsAt.getTime() / MINUTE);
  const shown = scramble(((minute % 0x4000000) * 64 + kind) >>> 0);
  const check = scramble((shown ^ Math.floor(minute / 0x4000000) ^ CHECK_KEY) >>> 0);
  const variant = 0x8000 + (check % 0x4000);
  return [
    hex(shown, 8),
    hex(check >>> 16, 4),
    `8${MARK}${hex(kind, 2)}`,
    hex(variant, 4),
    hex(minute, 12),
  ].join('-');
}

/** Undefined for other ids; whether a show is scheduled then is not told. */
export function readShowId(id: string): ShowCode | undefined {
  const [, kindDigits, minuteDigits] = SHAPE.exec(id) ?? [];
  if (kindDigits === undefined || minuteDigits === undefined) return undefined;
  const runsAt = new Date(Number.parseInt(minuteDigits, 16) * MINUTE);
  if (Number.isNaN(runsAt.getTime())) return undefined;
  const code = { kind: Number.parseInt(kindDigits, 16), runsAt };
  return showIdOf(code) === id ? code : undefined;
}

const MARK = 'f';
const CHECK_KEY = 0x5f3a9c17;
const SHAPE = new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-8${MARK}([0-9a-f]{2})-[89ab][0-9a-f]{3}-([0-9a-f]{12})$`);

/** MurmurHash3 finalizer (Austin Appleby, public domain): a bijection. */
function scramble(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
