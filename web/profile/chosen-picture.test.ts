import { expect, test } from 'vitest';
import { pictureAmong } from './chosen-picture.ts';

const png = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 });
const JUNIPER = png('juniper.png');

test('accepts one picture', () => {
  expect(pictureAmong([JUNIPER], null, false)).toEqual({ picture: JUNIPER, problems: [] });
});

test('recognises a picture by its file name if its type is unknown', () => {
  const unknown = new File(['x'], 'juniper.JPG');
  expect(pictureAmong([unknown], null, false).picture).toBe(unknown);
});

test.each([
  [
    'a text',
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    'Please choose an image: JPEG, PNG, WebP, GIF or AVIF.',
  ],
  ['a large picture', png('large.png', 5_242_881), 'large.png exceeds maximum allowed size of 5 MB'],
])('refuses %s with a message', (_, file, problem) => {
  expect(pictureAmong([file], null, false)).toEqual({ picture: null, problems: [problem] });
});

test('refuses the same picture twice with a message', () => {
  const problem = "Cannot add the duplicate file 'juniper.png', it already exists";
  expect(pictureAmong([png('juniper.png')], JUNIPER, false)).toEqual({ picture: null, problems: [problem] });
});

test.each([
  ['beside another', [png('moth.png')], JUNIPER],
  ['of two at once', [JUNIPER, png('moth.png')], null],
])('refuses a picture %s with a message', (_, files, before) => {
  expect(pictureAmong(files, before, false)).toEqual({
    picture: null,
    problems: ['You can only upload 1 file'],
  });
});

test('refuses pictures during an upload', () => {
  expect(pictureAmong([png('moth.png')], JUNIPER, true)).toEqual({
    picture: null,
    problems: ['Cannot add more files'],
  });
});

test('shows four problems and counts the others', () => {
  const texts = Array.from(
    { length: 6 },
    (_, index) => new File(['x'], `${index}.txt`, { type: 'text/plain' }),
  );
  const { problems } = pictureAmong(texts, null, false);
  expect(problems).toHaveLength(5);
  expect(problems.at(-1)).toBe('2 additional restrictions were not fulfilled');
});
