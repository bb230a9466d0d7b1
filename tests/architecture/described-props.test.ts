import { describe, expect, it } from 'vitest';
import { undescribedProps } from './described-props.ts';
import { readRepository } from './source-tree.ts';

const entry = {
  path: 'packages/design-system/src/index.ts',
  text: "export { Lamp, type LampProps } from './components/Lamp/index.js';",
};
const lamp = (body: string) => [
  entry,
  {
    path: 'packages/design-system/src/components/Lamp/Lamp.tsx',
    text: `export interface LampProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {\n${body}\n}\n`,
  },
];

describe('every published prop of a component has a description', () => {
  it('in this repository', () => expect(undescribedProps(readRepository())).toEqual([]));

  it.each([
    ['a described one', '  /** Watts. */\n  power: number;', []],
    ['one of several lines', '  /**\n   * Watts.\n   *\n   * @default 40\n   */\n  power?: number;', []],
    ['one with a default alone', '  /** @default 40 */\n  power?: number;', ['LampProps.power']],
    ['one without', '  power: number;', ['LampProps.power']],
    ['the second of two', '  /** Watts. */\n  power: number;\n  colour?: string;', ['LampProps.colour']],
    ['a quoted one', "  'data-on'?: boolean;", ['LampProps.data-on']],
    ['members of a nested type', '  /** Its shade. */\n  shade: {\n    height: number;\n  };', []],
  ])('%s', (_case, body, expected) => expect(undescribedProps(lamp(body))).toEqual(expected));

  it('props of a part that is not published need none', () => {
    expect(undescribedProps(lamp('  power: number;').slice(1))).toEqual([]);
  });
});
