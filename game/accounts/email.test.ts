import { expect, test } from 'vitest';
import { asciiEmail } from './email.ts';

test.each([
  ['idn@bücher.example', 'idn@xn--bcher-kva.example'],
  ['idn@BÜCHER.example', 'idn@xn--bcher-kva.example'],
  ['idn@bu\u0308cher.example', 'idn@xn--bcher-kva.example'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
  ['Anna@Example.org', 'Anna@Example.org'],
  ['idn@xn--bcher-kva.example', 'idn@xn--bcher-kva.example'],
  ['bücher.example', 'bücher.example'],
  ['anna@bü cher.example', 'anna@bü cher.example'],
  ['anna@bücher.example:80', 'anna@bücher.example:80'],
  ['anna@bücher.example/path', 'anna@bücher.example/path'],
  ['ann@1.2', 'ann@1.2'],
])('%s is %s', (email, ascii) => {
  expect(asciiEmail(email)).toBe(ascii);
});
