import { expect, test } from 'vitest';
import { qualityBand } from './quality.ts';

test.each([
  [0, 'red', 'Plain'],
  [50, 'red', 'Plain'],
  [50.4, 'red', 'Plain'],
  [50.5, 'yellow', 'Sound'],
  [100, 'yellow', 'Sound'],
  [101, 'green', 'Fine'],
  [150, 'green', 'Fine'],
  [151, 'blue', 'Masterly'],
  [200, 'blue', 'Masterly'],
])('%d%% is %s: %s', (percent, colour, word) => {
  expect(qualityBand(percent)).toMatchObject({ colour, word });
});
