import { expect, it } from 'vitest';
import { isUploadingElsewhere } from './ask-other-tabs.ts';
import { answerOtherTabs } from './other-tabs.ts';

it.each([
  ['no other tab', [], false],
  ['no tab with unfinished uploads', [false, false], false],
  ['a tab with unfinished uploads among others', [false, true, false], true],
])('signing out asks the other tabs whether it would lose their uploads: %s', async (_case, tabs, expected) => {
  const stops = tabs.map((isUnfinished) => answerOtherTabs({ isUnfinished: () => isUnfinished }));
  expect(await isUploadingElsewhere()).toBe(expected);
  for (const stop of stops) stop();
});

it('a tab that is closed answers no more', async () => {
  answerOtherTabs({ isUnfinished: () => true })();
  expect(await isUploadingElsewhere()).toBe(false);
});
