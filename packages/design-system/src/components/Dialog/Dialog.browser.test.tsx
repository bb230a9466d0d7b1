import { createRef, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { Button } from '../Button/index.js';
import { CommandPalette } from '../CommandPalette/index.js';
import { ConfirmDialog } from '../ConfirmDialog/index.js';
import { Field } from '../Field/index.js';
import { Popover } from '../Popover/index.js';
import { TextField } from '../TextField/index.js';
import { ToastProvider, useToast } from '../Toast/index.js';
import { Dialog } from './index.js';

const undo = vi.fn();
const dismissForm = vi.fn();
const dismiss = vi.fn();

const form = (onOpenChange: () => void, question?: React.ReactNode) => (
  <Dialog title="Edit site" description="Shown on every tile." open onOpenChange={onOpenChange}>
    <Field label="Name">
      <TextField />
    </Field>
    {question}
  </Dialog>
);
const question = (
  <ConfirmDialog title="Discard changes" confirmLabel="Discard" onConfirm={() => {}} open onOpenChange={dismiss}>
    Your changes are lost.
  </ConfirmDialog>
);

/** Windows of which the topmost calls `dismiss`, and the text of something in it. */
const windows = {
  'a dialog': [form(dismiss), 'Shown on every tile.'],
  'a question': [question, 'Your changes are lost.'],
  'a question above a dialog': [form(dismissForm, question), 'Your changes are lost.'],
  'the command palette': [
    <CommandPalette key="palette" commands={[]} notice="No network" onSelect={() => {}} open onOpenChange={dismiss} />,
    'No network',
  ],
  'a modal popover': [
    <Popover key="popover" label="Theme" trigger={<Button>Settings</Button>} modal open onOpenChange={dismiss}>
      <button type="button">Dark</button>
    </Popover>,
    'Dark',
  ],
} as const;
type WindowName = keyof typeof windows;

interface PageCalls {
  showToast: (title: string) => void;
  openWindow: (name: WindowName) => void;
}
const calls = createRef<PageCalls>();
const showToast = (title: string) => flushSync(() => calls.current?.showToast(title));
const openWindow = (name: WindowName) => flushSync(() => calls.current?.openWindow(name));

function Page() {
  const { show } = useToast();
  const [opened, setOpened] = useState<WindowName>();
  useImperativeHandle(calls, () => ({
    showToast: (title) =>
      show({ title, kind: 'completed', action: { label: 'Undo', altText: 'Restore it', onSelect: undo } }),
    openWindow: setOpened,
  }));
  return opened && windows[opened][0];
}

let stage: Stage | undefined;
beforeAll(() => wear('light'));
beforeEach(() => {
  vi.clearAllMocks();
  stage = setStage(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
});
afterEach(async () => {
  stage?.clear();
  await page.viewport(1280, 900);
});

/** Opens a window before or after toasts are shown. @returns the element in it that has focus */
async function setToasts(order: 'older' | 'newer', name: WindowName, ...titles: string[]) {
  const steps = [() => titles.forEach(showToast), () => openWindow(name)];
  for (const step of order === 'older' ? steps : steps.toReversed()) step();
  await expect.poll(() => document.querySelectorAll('li[data-state="open"]')).toHaveLength(titles.length);
  const focused = document.activeElement as HTMLElement;
  expect(focused.closest('[role$="dialog"]')).not.toBeNull();
  return focused;
}

const toast = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const scrim = () => [...document.querySelectorAll('[role$="dialog"]')].at(-1)!.parentElement as HTMLElement;
/** On the scrim, beside the window or above a sheet. */
const OUTSIDE = { x: 20, y: 300 };

describe.each<['older' | 'newer', WindowName, number]>([
  ['older', 'a dialog', 1280],
  ['newer', 'a dialog', 390],
  ['older', 'a question', 390],
  ['newer', 'a question above a dialog', 1280],
  ['older', 'a question above a dialog', 390],
  ['newer', 'the command palette', 1280],
  ['newer', 'a modal popover', 1280],
  ['older', 'a modal popover', 390],
])('a toast %s than %s, %i px wide,', (order, name, widthPx) => {
  beforeEach(() => page.viewport(widthPx, 844));

  it('acts on a click, and focus stays in the window', async () => {
    const focused = await setToasts(order, name, 'Tag archived');
    await userEvent.click(toast('Tag archived').getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement).toBe(focused);
    await userEvent.keyboard('{Escape}');
    expect([dismiss.mock.calls, dismissForm.mock.calls]).toEqual([[[false]], []]);
  });

  it('is closed by its button', async () => {
    await setToasts(order, name, 'Tag archived', 'Site archived');
    await userEvent.click(toast('Tag archived').getByRole('button', { name: 'Close' }));
    await expect.element(toast('Tag archived')).not.toBeInTheDocument();
    await userEvent.click(toast('Site archived').getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect([undo.mock.calls, dismiss.mock.calls, dismissForm.mock.calls]).toEqual([[], [[false]], []]);
  });

  it('acts by F8 and Enter, and focus returns', async () => {
    const focused = await setToasts(order, name, 'Tag archived');
    await userEvent.keyboard('{F8}{Tab}{Tab}');
    await expect.element(toast('Tag archived').getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement).toBe(focused);
    await userEvent.keyboard('{Escape}');
    expect([dismiss.mock.calls, dismissForm.mock.calls]).toEqual([[[false]], []]);
  });

  it('closes on Escape, the focused or else the newest one first, and then focus returns', async () => {
    const focused = await setToasts(order, name, 'Tag archived', 'Site archived', 'Asset archived');
    await userEvent.keyboard('{F8}{Escape}');
    await expect.element(toast('Asset archived')).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{F8}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(toast('Tag archived')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast('Tag archived')).not.toBeInTheDocument();
    await expect.element(toast('Site archived')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(focused);
    expect([undo, dismiss, dismissForm].flatMap((call) => call.mock.calls)).toEqual([]);
  });

  it.each([
    ['Shift+Tab', '{Shift>}{Tab}{/Shift}'],
    ['Tab', '{Tab}{Tab}{Tab}{Tab}'],
  ])('is left with %s for the window', async (_key, keys) => {
    await setToasts(order, name, 'Tag archived');
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('list').filter({ hasText: 'Tag archived' })).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(scrim().contains(document.activeElement)).toBe(true);
    await expect.element(toast('Tag archived')).toBeInTheDocument();
  });
});

it('a click between two toasts keeps the dialog open', async () => {
  await setToasts('older', 'a dialog', 'Tag archived', 'Site archived');
  const list = page.getByRole('list').filter({ hasText: 'Tag archived' });
  const y = toast('Tag archived').element().getBoundingClientRect().height + 4;
  await userEvent.click(list, { position: { x: 100, y } });
  await userEvent.keyboard('{Escape}');
  await expect.element(toast('Site archived')).not.toBeInTheDocument();
  expect(dismiss).not.toHaveBeenCalled();
});

it('without toasts, F8 leaves focus where it is', async () => {
  openWindow('a dialog');
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

// On a phone, a form and the palette fill the screen.
describe.each<[WindowName, number]>([
  ['a dialog', 1280],
  ['a question', 390],
  ['a question above a dialog', 1280],
  ['the command palette', 1280],
])('outside %s, %i px wide,', (name, widthPx) => {
  beforeEach(async () => {
    await page.viewport(widthPx, 844);
    openWindow(name);
  });
  /** Clicks on the scrim. @returns what was dismissed by this click and before */
  const dismissedByClick = async () => {
    await userEvent.click(scrim(), { position: OUTSIDE });
    await expect.poll(() => dismiss.mock.calls.length).toBeGreaterThan(0);
    return [dismiss.mock.calls, dismissForm.mock.calls];
  };
  const text = () => page.getByText(windows[name][1]).element();

  it('a click dismisses', async () => {
    expect(await dismissedByClick()).toEqual([[[false]], []]);
  });

  it('a press that ends inside keeps it open', async () => {
    await userEvent.dragAndDrop(scrim(), text(), { sourcePosition: OUTSIDE });
    expect(await dismissedByClick()).toEqual([[[false]], []]);
  });

  it('the end of a press from inside, such as a selection of text, keeps it open', async () => {
    await userEvent.dragAndDrop(text(), scrim(), { targetPosition: OUTSIDE });
    expect(await dismissedByClick()).toEqual([[[false]], []]);
  });

  it('a press that ends on a toast, or begins there, keeps it open', async () => {
    showToast('Tag archived');
    await expect.element(toast('Tag archived')).toBeInTheDocument();
    const message = toast('Tag archived').getByText('Tag archived').element();
    await userEvent.dragAndDrop(scrim(), message, { sourcePosition: OUTSIDE });
    await userEvent.dragAndDrop(message, scrim(), { targetPosition: OUTSIDE });
    expect(await dismissedByClick()).toEqual([[[false]], []]);
  });

  it.each(['middle', 'right'] as const)('the %s button keeps it open', async (button) => {
    await userEvent.dragAndDrop(text(), scrim(), { targetPosition: OUTSIDE });
    await userEvent.click(scrim(), { position: OUTSIDE, button });
    expect(await dismissedByClick()).toEqual([[[false]], []]);
  });
});
