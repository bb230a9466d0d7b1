import { describe, expect, it } from 'vitest';
import { storyFilesIn } from './changed.ts';

describe('stories a change reaches', () => {
  it('are the story files the trace lists', () => {
    const traced = [
      'ℹ Traced 1 changed file to 2 affected story files:',
      '— packages/design-system/src/components/Button/Button.stories.tsx',
      '— ./packages/design-system/src/map/Pins/Pins.stories.tsx',
    ].join('\n');
    expect([...storyFilesIn(traced)]).toEqual([
      'packages/design-system/src/components/Button/Button.stories.tsx',
      'packages/design-system/src/map/Pins/Pins.stories.tsx',
    ]);
  });

  it('are none when nothing is traced', () => {
    expect(storyFilesIn('ℹ Traced 1 changed file to 0 affected story files:').size).toBe(0);
  });
});
