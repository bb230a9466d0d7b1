import { describe, expect, it } from 'vitest';
import { countStage, countStageText } from './count-stage.js';

describe('countStage: announces 80 %, 100 % and above, not every key', () => {
  it.each([
    [0, 30, 'room'],
    [23, 30, 'room'],
    [24, 30, 'near'],
    [29, 30, 'near'],
    [30, 30, 'full'],
    [31, 30, 'over'],
  ] as const)('%d of %d is %s', (count, maxLength, expected) => expect(countStage(count, maxLength)).toBe(expected));

  it('says nothing while there is room', () => expect(countStageText('room', 30)).toBe(''));
});
