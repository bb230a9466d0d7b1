import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { Select } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `Asset ${index}` }));

it('draws of 10,000 options those in view, and goes to the last and back by keys and by scrolling', async () => {
  stage = setStage(<Select aria-label="Asset" options={many} />);
  const box = document.querySelector('[role="combobox"]')!;
  const option = (label: string) =>
    [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent === label);
  const isInView = (label: string) => {
    const inner = option(label)?.getBoundingClientRect();
    const outer = document.querySelector('[role="listbox"]')!.parentElement!.getBoundingClientRect();
    return inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
  };
  await userEvent.click(box);
  await expect.poll(() => isInView('Asset 0')).toBe(true);
  expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(50);
  await userEvent.keyboard('{End}');
  await expect.poll(() => isInView('Asset 9999')).toBe(true);
  await expect.poll(() => isInView('Asset 9996')).toBe(true);
  expect(box.getAttribute('aria-activedescendant')).toBe(option('Asset 9999')!.id);
  expect(option('Asset 9999')).toHaveAttribute('aria-posinset', '10000');
  expect(option('Asset 9999')).toHaveAttribute('aria-setsize', '10000');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(option('Asset 9997')!.id);
  document.querySelector('[role="listbox"]')!.parentElement!.scrollTop = 0;
  await expect.poll(() => isInView('Asset 1')).toBe(true);
  await userEvent.click(option('Asset 1')!);
  await expect.poll(() => box.textContent).toBe('Asset 1');
});
