import { describe, expect, test } from 'vitest';
import { GUIDE_STEPS } from '../../../game/first-steps/guide.ts';
import { formatSaid, positionOf, targetOf } from './guide-text.ts';

const mare = { id: 'm', name: 'Larkspur', gender: 'mare' } as const;
const gelding = { id: 'g', name: 'Rowan', gender: 'gelding' } as const;
const result = { showId: 's', place: 2 };

describe('the guide', () => {
  test.each([
    [mare, 'Here she is. She has come a long way and is hungry.'],
    [gelding, 'Here he is. He has come a long way and is hungry.'],
  ])('speaks of a mare or a gelding', (horse, said) => {
    expect(formatSaid('feed', { horse, firstResult: null, meadowLeft: 3 }, null)).toBe(said);
  });

  test('tells when the Meadow show starts, if one is offered', () => {
    const guide = { horse: mare, firstResult: null, meadowLeft: 3 };
    expect(formatSaid('meadow', guide, 'in 50 seconds')).toBe(
      'The Meadow show starts in 50 seconds. It costs nothing.',
    );
    expect(formatSaid('meadow', guide, null)).toBe('Her first show waits for her.');
  });

  test('names the place and the Meadow shows that are left', () => {
    const said = (meadowLeft: number) =>
      formatSaid('more', { horse: mare, firstResult: result, meadowLeft }, null);
    expect(formatSaid('why', { horse: mare, firstResult: result, meadowLeft: 2 }, null)).toBe(
      'Second! Shall we see why?',
    );
    expect(said(2)).toBe('Two more Meadow shows are yours. I’ll be back tomorrow.');
    expect(said(1)).toBe('One more Meadow show is yours. I’ll be back tomorrow.');
    expect(said(0)).toBe('Those were your Meadow shows, and class 1 is open. I’ll be back tomorrow.');
  });

  test('has a sentence, and a page to show, for each step', () => {
    const guide = { horse: mare, firstResult: result, meadowLeft: 2 };
    const aim = { horseId: 'm', ownId: 'own', firstResult: result, pendingShowId: 'p' };
    for (const step of GUIDE_STEPS) {
      expect(formatSaid(step, guide, null)).toMatch(/[.!?]$/);
      expect(targetOf(step, aim).href).toMatch(/^\//);
    }
    expect(positionOf('lesson')).toEqual({ number: 2, of: 7 });
    expect(positionOf('guild')).toBe(null);
  });
});
