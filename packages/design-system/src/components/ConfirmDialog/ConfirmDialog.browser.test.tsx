import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { wear, type Look } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Field } from '../Field/index.js';
import { TextField } from '../TextField/index.js';
import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

let stage: Stage | undefined;
afterEach(async () => {
  stage?.clear();
  await wear('light');
  await page.viewport(1280, 900);
});

const question = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog title="Delete asset" confirmLabel="Delete" onConfirm={() => undefined} destructive open {...props}>
    {props.children ?? 'Kinnaird Viaduct and its 4 inspections will be deleted.'}
  </ConfirmDialog>
);

const boxOf = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The open window, its scrolling body, and the room that its parts need. */
function openWindow() {
  const element = page.getByRole('alertdialog').element() as HTMLElement;
  const [header, body] = [...element.children] as [HTMLElement, HTMLElement];
  return { element, body, neededPx: header.offsetHeight + body.scrollHeight };
}

describe('on a phone a question is a sheet at the bottom', () => {
  it.each<[Look, number]>([
    ['light', 390],
    ['dark', 390],
    ['forced colours', 390],
    ['right to left', 390],
    ['light', 320],
  ])('as high as its text, in %s, %i px wide', async (look, width) => {
    await wear(look);
    await page.viewport(width, 844);
    stage = setStage(question());
    const { element, body, neededPx } = openWindow();
    expect(boxOf(element)).toMatchObject({ left: 0, right: width, bottom: 844 });
    const edgePx = element.offsetHeight - neededPx;
    expect([edgePx >= 0, edgePx <= 1]).toEqual([true, true]);
    expect(element.offsetHeight).toBeLessThan(844 / 2);
    expect(body.scrollWidth).toBe(body.clientWidth);
  });

  it('grows with what is required and with an error', async () => {
    await page.viewport(390, 844);
    stage = setStage(question());
    const { neededPx: shortPx } = openWindow();
    stage.clear();
    stage = setStage(question({ requireText: 'Kinnaird', error: 'The asset is in use.' }));
    const { element, neededPx } = openWindow();
    expect(neededPx).toBeGreaterThan(shortPx);
    expect(boxOf(element).bottom).toBe(844);
    expect(element.offsetHeight - neededPx).toBeLessThanOrEqual(1);
  });

  it('with a long text fills the screen at most and scrolls, with its buttons in view', async () => {
    await page.viewport(320, 480);
    stage = setStage(question({ children: 'Every inspection of this asset will be deleted too. '.repeat(60) }));
    const { element, body } = openWindow();
    expect(boxOf(element)).toEqual({ left: 0, top: 0, right: 320, bottom: 480 });
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    const confirm = page.getByRole('button', { name: 'Delete', exact: true }).element();
    expect(boxOf(confirm).bottom).toBeLessThanOrEqual(480);
    expect(boxOf(confirm).top).toBeGreaterThanOrEqual(body.getBoundingClientRect().top);
  });
});

it('on a phone a form fills the screen', async () => {
  await page.viewport(390, 844);
  stage = setStage(
    <Dialog title="Edit asset" open footer={<Button>Save</Button>}>
      <Field label="Name">
        <TextField />
      </Field>
    </Dialog>,
  );
  expect(boxOf(page.getByRole('dialog').element())).toEqual({ left: 0, top: 0, right: 390, bottom: 844 });
});

it('on a desktop a question is in the middle', async () => {
  await page.viewport(1280, 900);
  stage = setStage(question());
  const { top, bottom, left, right } = boxOf(openWindow().element);
  expect(top).toBeCloseTo(900 - bottom, 0);
  expect(left).toBeCloseTo(1280 - right, 0);
});
