import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WireBatches, endsReady, queryMessage, type Batch } from './wire-batches.ts';

function message(type: string, body: Uint8Array): Buffer {
  const header = Buffer.alloc(5);
  header.write(type, 'latin1');
  header.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([header, body]);
}

const startUp = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

function read(chunks: readonly Uint8Array[]): Batch[] {
  const batches = new WireBatches();
  const found: Batch[] = [];
  for (const chunk of chunks) {
    batches.add(chunk);
    for (let batch = batches.next(); batch; batch = batches.next()) found.push(batch);
  }
  return found;
}

const aMessage = fc
  .tuple(fc.constantFrom(...'PBDESQHXC'.split('')), fc.uint8Array({ maxLength: 40 }))
  .map(([type, body]) => message(type, body));

describe('cutting a wire session into batches', () => {
  test('returns every byte once and in order, however the bytes arrive', () => {
    fc.assert(
      fc.property(fc.array(aMessage), fc.array(fc.nat({ max: 60 })), (messages, cuts) => {
        const sent = Buffer.concat([startUp, ...messages, message('S', new Uint8Array())]);
        const chunks: Uint8Array[] = [];
        let at = 0;
        for (const length of cuts) {
          chunks.push(sent.subarray(at, at + length));
          at = Math.min(sent.length, at + length);
        }
        chunks.push(sent.subarray(at));
        const batches = read(chunks);
        expect(Buffer.concat(batches.map(({ bytes }) => bytes))).toEqual(sent);
        expect(batches).toHaveLength(
          2 + messages.filter((m) => 'SQHX'.includes(String.fromCharCode(m[0] ?? 0))).length,
        );
      }),
    );
  });

  test('returns the last message type of a batch', () => {
    const parseAndSync = Buffer.concat([message('P', Buffer.from('x')), message('S', new Uint8Array())]);
    const types = read([startUp, parseAndSync, queryMessage('select 1')]).map(({ lastType }) => lastType);
    expect(types).toEqual([0, 'S'.charCodeAt(0), 'Q'.charCodeAt(0)]);
  });

  test('rejects an invalid length instead of looping', () => {
    expect(() => read([startUp, Buffer.from([0x51, 0, 0, 0, 3, 0])])).toThrow('length');
  });
});

describe('an answer that must end with ReadyForQuery', () => {
  const ready = message('Z', Buffer.from('I'));
  const row = message('D', Buffer.alloc(100, 0x5a));
  const notification = message('A', Buffer.from('a horse foaled'));

  test.each([
    ['ready alone', [ready], true],
    ['a row, then ready', [row, ready], true],
    ['ready in two pieces', [row, ready.subarray(0, 2), ready.subarray(2)], true],
    ['ready, then a notification', [ready, notification], true],
    ['nothing', [], false],
    ['a row alone', [row], false],
    ['ready before a row', [ready, row], false],
  ] as const)('%s', (_name, pieces, expected) => {
    expect(endsReady(pieces)).toBe(expected);
  });
});
