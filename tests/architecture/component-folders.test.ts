import { describe, expect, it } from 'vitest';
import { incompleteComponents } from './component-folders.ts';
import { readRepository } from './source-tree.ts';

const folder = 'packages/design-system/src/components/Lamp';
const lamp = ['Lamp.tsx', 'Lamp.css.ts', 'Lamp.guide.ts', 'Lamp.test.tsx', 'index.ts'].map((name) => ({
  path: `${folder}/${name}`,
  text: '',
}));
const stories = (text: string) => ({ path: `${folder}/Lamp.stories.tsx`, text });
const GUIDE = 'const meta = { parameters: { guide } };\n';
const matrix = stories(`${GUIDE}export const Matrix: Story = { tags: ['visual'], render: everySize };`);

describe('a component of the design system is a whole folder', () => {
  it('in this repository', () => {
    const repository = readRepository();
    expect(repository.filter(({ path }) => path.includes('/components/')).length).toBeGreaterThan(0);
    expect(incompleteComponents(repository)).toEqual([]);
  });

  it('accepts a whole one', () => {
    expect(incompleteComponents([...lamp, matrix])).toEqual([]);
  });

  it.each([...lamp, matrix])('misses $path', ({ path }) => {
    const missing = path.split('/').at(-1);
    expect(incompleteComponents([...lamp, matrix].filter((file) => file.path !== path))).toEqual([
      `Lamp: no ${missing}`,
    ]);
  });

  it.each([
    ["import { PageButtons } from '../../internal/PageButtons.js';", []],
    ["import * as styles from '../Button/Button.css.js';", []],
    ["import { TextField } from '../TextField/index.js';", []],
    ["import { classNames } from '../../internal/class-names.js';", ['Lamp: no Lamp.css.ts']],
  ])('without styles of its own, and %s', (text, expected) => {
    const parts = lamp
      .filter(({ path }) => !path.endsWith('.css.ts'))
      .map((part) => (part.path.endsWith('Lamp.tsx') ? { ...part, text } : part));
    expect(incompleteComponents([...parts, matrix])).toEqual(expected);
  });

  it('refuses stories that do not show the guide', () => {
    const unguided = stories(matrix.text.replace(GUIDE, ''));
    expect(incompleteComponents([...lamp, unguided])).toEqual(['Lamp: its stories do not show the guide']);
  });

  it.each([
    ['no Matrix', "export const Basic: Story = { tags: ['visual'] };"],
    ['a Matrix without screenshots', 'export const Matrix: Story = { render: everySize };'],
    [
      'a tag that is another story’s',
      "export const Matrix: Story = {};\nexport const Other: Story = { tags: ['visual'] };",
    ],
  ])('refuses stories with %s', (_case, text) => {
    expect(incompleteComponents([...lamp, stories(GUIDE + text)])).toEqual(["Lamp: no Matrix story tagged 'visual'"]);
  });
});
