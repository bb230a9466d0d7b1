import { describe, expect, it } from 'vitest';
import { faultyCountTexts } from './count-texts.ts';
import { isCode, readRepository } from './source-tree.ts';

const path = 'packages/studio-app/src/widgets/A.tsx';

describe('a text with a number and a plural has another text for one', () => {
  it('in this repository', () => expect(faultyCountTexts(readRepository().filter(isCode))).toEqual([]));

  it.each([
    ['a template', 'const text = `${count} users`;', '{count} users'],
    ['a length', 'return `Deleting ${files.length} files.`;', '{files.length} files'],
    ['a sum', '`${others.length + 1} mapped terms`', '{others.length + 1} mapped terms'],
    ['a word between', '`${site.assetCount} damaged assets`', '{site.assetCount} damaged assets'],
    ['a formatted number', "`${count.toLocaleString('en')} images`", "{count.toLocaleString('en')} images"],
    ['a value with the name of the noun', '`${minutes} minutes`', '{minutes} minutes'],
    ['JSX', '<p>\n  {count} images\n</p>', '{count} images'],
    ['JSX over two lines', '<p>\n  {images.length}\n  images\n</p>', '{images.length} images'],
    ['a text for none only', "count === 0 ? 'No files' : `${count} files`", '{count} files'],
    ['a choice by another number', "users === 1 ? 'x' : `${count} files`", '{count} files'],
    ['a choice in the property before', "a: count === 1 ? 'x' : 'y',\nb: `${count} files`", '{count} files'],
    ['a choice in the statement before', 'const a = count === 1;\nconst b = `${count} files`', '{count} files'],
    [
      'another count in the text',
      "`${counted(count, 'file')} of ${users.length} people and ${size} rows`",
      '{size} rows',
    ],
  ])('%s is found', (_case, text, found) => {
    expect(faultyCountTexts([{ path, text }])).toEqual([`${path}: ${found}`]);
  });

  it.each([
    ['counted', "`${counted(files.length, 'file')} left`"],
    ['counted with a clause after it', "`${counted(images.length, 'image')} without parameters`"],
    ['a choice', "count === 1 ? '1 file' : `${count} files`"],
    ['a choice the other way round', "count !== 1 ? `${count} files` : '1 file'"],
    ['a choice over lines', "text:\n  files.length === 1\n    ? 'A file'\n    : `${files.length} files`"],
    ['a choice in JSX', '{count > 1 && (\n  <p>\n    {count} images\n  </p>\n)}'],
    ['a choice with a formatted number', "count === 1 ? '1 file' : `${grouped.format(count)} files`"],
    ['a choice with a name', "isOne\n  ? 'A file'\n  : `${count} files`"],
    ['a choice in the value', "`${count === 1 ? 'waits for its' : 'wait for their'} files`"],
    ['a number per page', '`${count} per page`'],
    ['a share', '`${done} of ${files.length} uploaded`'],
    ['a share of things', '`${done} of ${files.length} files were registered.`'],
    ['a limit', '`Use at most ${NAME_MAX_LENGTH} characters.`'],
    ['no number', '`${name} signs in, ${inviter} writes, ${account} exists`'],
    ['a verb', '`${total} is left, ${size} was read`'],
    ['a doc comment', "/** @default '{count} items' */\n// `${count} items`"],
    ['an attribute', '<Bar width={files.length} labels={labels} inputs />'],
    ['a loop', 'for (const { length } of lines) add(length);'],
    ['a block', 'if (isOpen) {\n  add(count);\n}\nconst rows = 1;'],
  ])('%s is fine', (_case, text) => expect(faultyCountTexts([{ path, text }])).toEqual([]));

  it('tests and stories are free', () =>
    expect(faultyCountTexts([{ path: 'packages/studio-app/src/A.stories.tsx', text: '`${count} users`' }])).toEqual(
      [],
    ));
});
