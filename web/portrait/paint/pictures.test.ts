import { beforeEach, expect, test, vi } from 'vitest';
import { PLAIN_STANCE } from '../../../art/paint/recipe/stance.ts';
import { PLAIN_BAY } from '../../../art/testing/plain-bay.ts';
import type { Answer, PaintJob, Request } from './messages.ts';

class FakeBitmap {
  readonly width = 1024;
  readonly height = 880;
  closed = false;
  close(): void {
    this.closed = true;
  }
}

const heard: Request[] = [];
let answerTo: ((event: { data: Answer }) => void) | undefined;

class FakeWorker {
  addEventListener(type: string, on: (event: { data: Answer }) => void): void {
    if (type === 'message') answerTo = on;
  }
  postMessage(request: Request): void {
    heard.push(request);
  }
}

vi.stubGlobal('ImageBitmap', FakeBitmap);
vi.stubGlobal('Worker', FakeWorker);
const { cachedPicture, paintPicture } = await import('./pictures.ts');

let ageInMonths = 96;
/** Unique, because pictures are cached. */
const aJob = (): PaintJob => ({
  look: { ...PLAIN_BAY, ageInMonths: ageInMonths++ },
  crop: 'whole',
  pose: 'stand',
  stance: PLAIN_STANCE,
  width: 1024,
  light: null,
});
const waits = () => new AbortController().signal;

function answerLast(complete = true): FakeBitmap {
  const picture = new FakeBitmap();
  const { id } = heard.at(-1) as Request;
  answerTo?.({ data: { id, picture, complete } });
  return picture;
}

beforeEach(() => {
  heard.length = 0;
});

test('concurrent requests share one painting, which is cached', async () => {
  const job = aJob();
  const both = [paintPicture(job, waits()), paintPicture(job, waits())];
  expect(heard).toHaveLength(1);
  const picture = answerLast();
  for (const painted of await Promise.all(both))
    expect(painted).toEqual({ picture, shadow: null, complete: true });
  expect(cachedPicture(job)?.picture).toBe(picture);
  await paintPicture(job, waits());
  expect(heard).toHaveLength(1);
});

test('an incomplete picture is shown, but not cached', async () => {
  const job = aJob();
  const first = paintPicture(job, waits());
  const picture = answerLast(false);
  expect(await first).toEqual({ picture, shadow: null, complete: false });
  expect(cachedPicture(job)).toBeUndefined();
  await expect.poll(() => picture.closed).toBe(true);
  void paintPicture(job, waits());
  expect(heard).toHaveLength(2);
});

test('painting is cancelled when the last request aborts, and starts again on the next', async () => {
  const job = aJob();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [paintPicture(job, one.signal), paintPicture(job, other.signal)];
  one.abort();
  expect(heard).toHaveLength(1);
  other.abort();
  expect(heard.at(-1)).toMatchObject({ cancel: true });
  const repeated = paintPicture(job, waits());
  expect(heard).toHaveLength(3);
  const picture = answerLast();
  expect(await repeated).toEqual({ picture, shadow: null, complete: true });
  expect(await Promise.all(both)).toEqual([null, null]);
});

test('a full cache drops its oldest pictures', async () => {
  const jobs = Array.from({ length: 20 }, aJob);
  const pictures: FakeBitmap[] = [];
  for (const job of jobs) {
    const painted = paintPicture(job, waits());
    pictures.push(answerLast());
    await painted;
  }
  const stay = jobs.filter((job) => cachedPicture(job) !== undefined);
  expect(stay).toEqual(jobs.slice(-13));
  await expect.poll(() => pictures.filter(({ closed }) => closed)).toHaveLength(7);
});
