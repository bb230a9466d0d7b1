import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { Rail, RailItem } from './index.js';

let stage: Stage | undefined;

beforeAll(async () => {
  await wear('light');
  await page.viewport(320, 900);
});
afterAll(() => page.viewport(1280, 900));
afterEach(() => stage?.clear());

const linesOf = (name: string) => {
  const words = document.createRange();
  words.selectNodeContents(page.getByRole('button', { name }).element().lastChild as Text);
  return words.getClientRects().length;
};

it.each([1, 2, 3, 4])('with %i items all get the same width', (count) => {
  stage = setStage(
    <Rail
      footer={[
        <RailItem key="settings" icon={GearSixIcon}>
          Settings
        </RailItem>,
        <RailItem key="logout" icon={GearSixIcon} wideOnly>
          Logout
        </RailItem>,
      ]}
    >
      {Array.from({ length: count }, (_, index) => (
        <RailItem key={index} icon={BooksIcon}>
          Library
        </RailItem>
      ))}
    </Rail>,
  );
  const widths = page
    .getByRole('button', { name: /Library|Settings/ })
    .elements()
    .map((item) => item.getBoundingClientRect().width);
  expect(widths).toHaveLength(count + 1);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
});

it('the primary action stays on one line on the narrowest phone, also in bold, and nothing overflows the bar', async () => {
  stage = setStage(
    <Rail footer={<RailItem icon={GearSixIcon}>Settings</RailItem>}>
      <RailItem icon={BooksIcon}>Home</RailItem>
      <RailItem icon={BooksIcon}>Library</RailItem>
      <RailItem icon={PlusIcon} emphasis selected>
        Create New
      </RailItem>
      <RailItem icon={BooksIcon}>Company</RailItem>
    </Rail>,
  );
  await document.fonts.ready;
  expect(['Library', 'Create New', 'Company', 'Settings'].map(linesOf)).toEqual([1, 1, 1, 1]);
  const bar = page.getByRole('navigation').element();
  expect(bar.scrollWidth).toBe(bar.clientWidth);
});
