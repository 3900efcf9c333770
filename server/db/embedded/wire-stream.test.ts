import { MessageChannel } from 'node:worker_threads';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WireStream } from './wire-stream.ts';

test('delays bytes until the database has processed the previous ones', async () => {
  const { port1, port2 } = new MessageChannel();
  const arrived: string[] = [];
  port2.on('message', (bytes: Uint8Array | null) =>
    arrived.push(bytes === null ? 'end' : Buffer.from(bytes).toString()),
  );
  const stream = new WireStream(port1);
  let dealtWith = 0;
  for (const bytes of ['one', 'two', 'three']) stream.write(bytes, () => dealtWith++);

  await wait(50);
  expect(arrived).toEqual(['one']);
  expect(dealtWith).toBe(0);

  port2.postMessage([Buffer.from('answer')]);
  expect(String((await once(stream, 'data'))[0])).toBe('answer');
  await expect.poll(() => arrived).toEqual(['one', 'twothree']);
  expect(dealtWith).toBe(1);

  stream.destroy();
  await once(port2, 'close');
  expect(arrived).toEqual(['one', 'twothree', 'end']);
});
