import { expect, test } from '@playwright/test';
import { faultsOf, INSPECTED } from './axe.ts';
import { lookAt, looks } from './looks.ts';
import { plantStyle } from './plant-style.ts';
import { sharedStudio } from './shared-studio.ts';

/** Under which circumstances of the page a look is worn. */
const media: Record<string, string> = {
  '1440-light': '(min-width: 1000px) and (prefers-color-scheme: light) and (forced-colors: none)',
  '1440-dark': '(min-width: 1000px) and (prefers-color-scheme: dark)',
  '1440-forced-colours': '(forced-colors: active)',
  '390-dark': '(max-width: 999px) and (prefers-color-scheme: dark)',
};
const PALE = '{ forced-color-adjust: none; color: #bbb; background: #ccc; }';

test('the page to sign in is free of accessibility faults, and a fault that one look alone has is found in it', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const studio = await sharedStudio();
  await lookAt(page, looks[0]);
  await page.goto(studio.url);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const names = INSPECTED.map(({ look }) => look.name);
  await page.evaluate((ids) => {
    for (const id of ids)
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('p'), { id: `pale-${id}`, textContent: 'Words' }));
  }, names);
  await plantStyle(page, names.map((name) => `@media ${media[name]} { #pale-${name} ${PALE} }`).join('\n'));
  const found = (await faultsOf(page)).map((line) => /^(\S+) color-contrast #pale-(\S+):/.exec(line)?.slice(1));
  expect(found).toEqual(names.map((name) => [name, name]));
});
