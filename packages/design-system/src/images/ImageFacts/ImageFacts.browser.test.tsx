import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { sampleFacts } from '../../testing/sample-images.js';
import { ImageFacts } from './index.js';

let stage: Stage;
beforeAll(() => wear('light'));
afterEach(() => stage.clear());

function openFacts(height?: number) {
  stage = setStage(
    <div style={{ width: 320, height }}>
      <ImageFacts facts={sampleFacts} onClose={() => undefined} />
    </div>,
  );
  const [place] = stage.parts() as [HTMLElement];
  const copyButton = place.querySelector<HTMLElement>('[aria-label="Copy Camera"]')!;
  return {
    place,
    copyButton,
    row: copyButton.closest('dd')!.parentElement!,
    rows: () => place.querySelector<HTMLElement>('[role="group"]'),
    opacity: () => getComputedStyle(copyButton).opacity,
  };
}

it('rows that do not fit scroll by keys, and the heading stays', async () => {
  const { place, rows } = openFacts(200);
  await expect.poll(rows).not.toBeNull();
  const heading = place.querySelector('h2')!;
  const { top } = heading.getBoundingClientRect();
  stage.before.focus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(rows());
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => rows()!.scrollTop).toBeGreaterThan(0);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => rows()!.scrollTop).toBe(0);
  expect(heading.getBoundingClientRect().top).toBe(top);
});

it('rows that fit are no stop of the Tab key', async () => {
  const { place, rows } = openFacts();
  await new Promise(requestAnimationFrame);
  expect(rows()).toBeNull();
  stage.before.focus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(place.querySelector('[aria-label="Copy Taken"]'));
});

it('the button that copies appears on hover of its row and with focus, and moves nothing', async () => {
  const { place, copyButton, row, opacity } = openFacts();
  const boxes = () => [...place.querySelectorAll('dt, dd')].map((each) => each.getBoundingClientRect().toJSON());
  const atFirst = boxes();
  expect(opacity()).toBe('0');
  await userEvent.hover(row);
  expect(opacity()).toBe('1');
  expect(boxes()).toEqual(atFirst);
  await userEvent.unhover(row);
  expect(opacity()).toBe('0');
  copyButton.focus();
  expect(opacity()).toBe('1');
  expect(boxes()).toEqual(atFirst);
});

it('placeholders have the height of the rows that replace them', () => {
  stage = setStage(
    <>
      <ImageFacts facts={[]} pending />
      <ImageFacts facts={[{ label: 'Kind', value: 'Thermal', copyText: 'Thermal' }]} />
    </>,
  );
  const [placeholder, row] = ['[aria-hidden="true"] > div', 'dl > div'].map((each) =>
    stage.parts()[0]!.querySelector(each)!.getBoundingClientRect(),
  );
  expect(placeholder!.height).toBe(row!.height);
});
