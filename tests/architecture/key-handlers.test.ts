import { describe, expect, it } from 'vitest';
import { handlersOfCompositions } from './key-handlers.ts';
import { isCode, readRepository } from './source-tree.ts';

const path = 'packages/studio-app/src/widgets/A.tsx';
const find = (text: string, from = path) => handlersOfCompositions([{ path: from, text }]);

describe('a handler of key presses ignores the press that ends a composition', () => {
  it('in this repository', () => expect(handlersOfCompositions(readRepository().filter(isCode))).toEqual([]));

  it.each([
    [
      'a function with a key press',
      'const press = (event: KeyboardEvent<HTMLElement>) => {\n  move(keyOf(event));\n};',
      'const press = (event: KeyboardEvent<HTMLElement>) => {',
    ],
    [
      'one that looks at isComposing of the event alone',
      "  const press = (end: End, event: KeyboardEvent) => {\n    if (!event.isComposing && event.key === 'Enter') go();\n  };",
      'const press = (end: End, event: KeyboardEvent) => {',
    ],
    [
      'one that reads parts of it',
      'const press = ({ key }: KeyboardEvent) => {\n  go(key);\n};',
      'const press = ({ key }: KeyboardEvent) => {',
    ],
    [
      'a declaration',
      'export function press(event: KeyboardEvent): void {\n  go(event);\n}',
      'export function press(event: KeyboardEvent): void {',
    ],
    [
      'a function that is returned',
      'function useKeys(): (event: KeyboardEvent) => void {\n  return (event) => {\n    stop(event);\n  };\n}',
      'function useKeys(): (event: KeyboardEvent) => void {',
    ],
    [
      'one whose type is elsewhere',
      "const press: Rows['press'] = (event, index) => {\n  if (event.key === 'Enter') go(index);\n};",
      "const press: Rows['press'] = (event, index) => {",
    ],
    [
      'an attribute',
      "<input\n  onKeyDown={(event) => {\n    if (event.key === 'Enter') go();\n  }}\n/>",
      'onKeyDown={(event) => {',
    ],
    [
      'an attribute of one line',
      "<input onKeyDown={(event) => event.key === 'Enter' && go()} />",
      "<input onKeyDown={(event) => event.key === 'Enter' && go()} />",
    ],
    [
      'a listener',
      "window.addEventListener('keydown', (event) => {\n  close(event);\n});",
      "window.addEventListener('keydown', (event) => {",
    ],
    [
      'one beside a handler that asks',
      'const a = (event: KeyboardEvent) => {\n  if (!isComposing(event)) go();\n};\nconst b = (event: KeyboardEvent) => {\n  go(event);\n};',
      'const b = (event: KeyboardEvent) => {',
    ],
    [
      'a layer that Escape closes',
      "import { Popover } from 'radix-ui';\n<Popover.Content side={side}>{children}</Popover.Content>",
      '<Popover.Content',
    ],
    [
      'a layer with another name',
      "import { Dialog as RadixDialog, Slot } from 'radix-ui';\n<RadixDialog.Content\n  {...rest}\n/>",
      '<RadixDialog.Content',
    ],
    [
      'a layer whose handler does not ask',
      "import { Popover } from 'radix-ui';\n<Popover.Content onEscapeKeyDown={props.onDismiss} />",
      '<Popover.Content',
    ],
    ['a toast', "import { Toast } from 'radix-ui';\n<Toast.Root open={open} />", '<Toast.Root'],
  ])('%s is found', (_case, text, found) => expect(find(text)).toEqual([`${path}: ${found}`]));

  it.each([
    [
      'one that asks',
      "const press = (event: KeyboardEvent) => {\n  if (isComposing(event) || event.key !== 'a') return;\n};",
    ],
    ['one that passes the press on', 'const listen = (event: KeyboardEvent) => press(event);'],
    ['an attribute that passes it on', '<input onKeyDown={(event) => press(kind, event)} />'],
    [
      'a function that is called by one that asks',
      'const act = (event: KeyboardEvent) => {\n  go(event.key);\n};\nconst press = (event: KeyboardEvent) => {\n  if (!isComposing(event)) act(event);\n};',
    ],
    ['a type', 'interface Props {\n  onKeyDown: (event: KeyboardEvent) => void;\n}'],
    ['a function of some properties', 'function read({ key }: Pick<KeyboardEvent, "key">) {\n  return key;\n}'],
    ['another event with a key', "const hear = (event: StorageEvent) => {\n  if (event.key === 'a') read();\n};"],
    [
      'a layer that asks',
      "import { Popover } from 'radix-ui';\n<Popover.Content onEscapeKeyDown={keepWhileComposing} />",
    ],
    ['a part that is no layer', "import { Dialog, Tabs } from 'radix-ui';\n<Dialog.Title />;\n<Tabs.Content />"],
  ])('%s is fine', (_case, text) => expect(find(text)).toEqual([]));

  it('tests and the server are free', () => {
    const text = 'const press = (event: KeyboardEvent) => {\n  go(event);\n};';
    expect(find(text, 'packages/studio-app/src/A.test.tsx')).toEqual([]);
    expect(find(text, 'packages/studio-server/src/a.ts')).toEqual([]);
  });
});
