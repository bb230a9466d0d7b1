import { describe, expect, it } from 'vitest';
import { granted } from '../../.storybook/emulated-media.ts';
import { initialSetting, mediaOf, modes, modeToolbar, readSetting } from '../../.storybook/modes.ts';

describe('modes are globals of Storybook', () => {
  it('each has a button in the toolbar with every option', () => {
    expect(Object.keys(modeToolbar)).toEqual(Object.keys(modes));
    for (const [name, { options }] of Object.entries(modes)) {
      expect(modeToolbar[name]?.toolbar.items).toEqual(options.map(({ value, title }) => ({ value, title })));
    }
  });

  it('a story opens in the first option of each', () => {
    expect(initialSetting).toMatchObject({ theme: 'light', direction: 'ltr', text: '100', medium: 'screen' });
    expect(mediaOf(initialSetting)).toEqual({});
  });

  it('an address may set any of them; a number is a text, the unknown is ignored', () => {
    const setting = readSetting({ theme: 'dark', direction: 'rtl', text: 200, motion: 'wild', strange: 1 });
    expect(setting).toEqual({ ...initialSetting, theme: 'dark', direction: 'rtl', text: '200' });
  });

  it('modes of the screen go together', () => {
    const setting = readSetting({
      colours: 'forced',
      contrast: 'more',
      motion: 'reduced',
      pointer: 'coarse',
      medium: 'print',
    });
    expect(mediaOf(setting)).toEqual({
      forcedColors: 'active',
      contrast: 'more',
      reducedMotion: 'reduce',
      pointer: 'coarse',
      medium: 'print',
    });
  });
});

describe('a mode of the screen is shown by answering the media queries that ask for it', () => {
  it.each([
    ['(forced-colors: active)', { forcedColors: 'active' }, '(min-width: 0px)'],
    ['(prefers-contrast: more)', { contrast: 'more' }, '(min-width: 0px)'],
    ['(prefers-reduced-motion: reduce)', { reducedMotion: 'reduce' }, '(min-width: 0px)'],
    [
      '(max-width: 767.98px) and (pointer: coarse)',
      { pointer: 'coarse' },
      '(max-width: 767.98px) and (min-width: 0px)',
    ],
    ['(hover: hover)', { pointer: 'coarse' }, '(not (min-width: 0px))'],
    ['print', { medium: 'print' }, 'all'],
    ['screen and (min-width: 650px)', { medium: 'print' }, 'not all and (min-width: 650px)'],
    ['(min-width: 650px)', { medium: 'print', contrast: 'more' }, '(min-width: 650px)'],
    ['(forced-colors: active)', { contrast: 'more' }, '(forced-colors: active)'],
  ] as const)('%s, wished for %o', (query, wish, expected) => {
    expect(granted(query, wish)).toBe(expected);
  });
});
