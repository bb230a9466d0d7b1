import { describe, expect, it } from 'vitest';
import { keysOf, unpressedKeys } from './keyboard-tests.ts';
import { readRepository } from './source-tree.ts';

const folder = 'packages/design-system/src/components/Lamp';
const guide = {
  path: `${folder}/Lamp.guide.ts`,
  text: `export const guide: Guide = {
  keyboard: [
    ['Space, Enter', 'Turns it on'],
    ['Left arrow, Page Up', 'Makes it dimmer; Escape does not'],
  ],
  accessibility: ['Escape'],
};`,
};
const test = (text: string, path = `${folder}/Lamp.test.tsx`) => ({ path, text });

describe('every key of a guide is pressed in a test or story', () => {
  it('in this repository', () => {
    expect(unpressedKeys(readRepository())).toEqual([]);
  });

  it('keys are those in the first column', () => {
    expect(keysOf(guide.text)).toEqual(['Enter', 'Space', 'arrow left', 'Page Up']);
  });

  it('names the keys that are not pressed', () => {
    const pressed = test("await userEvent.keyboard(' ');\nawait userEvent.keyboard('{Enter}{PageUp}');");
    expect(unpressedKeys([guide, test("keyboard('{ArrowLeft}')", `${folder}/Lamp.stories.tsx`), pressed])).toEqual([]);
    expect(unpressedKeys([guide, test('// {Enter}\nscreen.getByText("Enter a name")')])).toEqual([
      'Lamp: Enter',
      'Lamp: Space',
      'Lamp: arrow left',
      'Lamp: Page Up',
    ]);
  });

  it('counts the tests of what a component is made of, and not those of other components', () => {
    const lamp = test(
      "import { dim } from '../../internal/dim.js';\nimport { Knob } from '../Knob/index.js';",
      `${folder}/Lamp.tsx`,
    );
    const dim = test('', 'packages/design-system/src/internal/dim.ts');
    const dimTest = test("' ' {Enter} 'ArrowLeft'", 'packages/design-system/src/internal/dim.test.ts');
    const knob = test('', 'packages/design-system/src/components/Knob/index.ts');
    const knobTest = test('{PageUp}', 'packages/design-system/src/components/Knob/index.test.ts');
    expect(unpressedKeys([guide, lamp, dim, dimTest, knob, knobTest])).toEqual(['Lamp: Page Up']);
  });
});
