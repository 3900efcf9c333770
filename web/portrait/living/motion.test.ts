import { expect, test } from 'vitest';
import { motionAt, type Motion } from './motion.ts';

const FRAME = 1 / 60;
const frames = Array.from({ length: 90 * 60 }, (_, index) => motionAt(index * FRAME, 11));
const FIELDS = ['breath', 'nod', 'lid', 'ear', 'tail', 'mane'] as const;
const valuesOf = (field: keyof Motion) => frames.map((frame) => frame[field]);

test('a portrait begins as it is painted', () => {
  const { time, ...still } = motionAt(0, 11);
  expect(time).toBe(0);
  expect(Object.values(still).map(Math.abs)).toEqual(FIELDS.map(() => 0));
});

test.each(FIELDS)('%s moves, stays within its bounds, and never jumps', (field) => {
  const values = valuesOf(field);
  expect(Math.max(...values)).toBeGreaterThan(0.25);
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1.35);
  // A lid closes within a few frames; all else is slower.
  const most = field === 'lid' ? 0.35 : 0.06;
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(most);
});

test('eyes are open nearly always, and horses blink at different times', () => {
  const shut = valuesOf('lid').filter((lid) => lid > 0.05).length / frames.length;
  expect(shut).toBeGreaterThan(0.01);
  expect(shut).toBeLessThan(0.1);
  const other = frames.map(({ time }) => motionAt(time, 12).lid);
  expect(other).not.toEqual(valuesOf('lid'));
});

test('a sharp horse moves ears and tail more often than a willing one', () => {
  const moving = (field: 'ear' | 'tail', willing: number) =>
    frames.filter(({ time }) => Math.abs(motionAt(time, 11, willing)[field]) > 0.4).length;
  for (const field of ['ear', 'tail'] as const) expect(moving(field, -1)).toBeGreaterThan(moving(field, 1));
});
