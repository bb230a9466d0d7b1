import { describe, expect, it } from 'vitest';
import { dismiss, enqueue, toastDurationMs, visibleToasts, type QueuedToast } from './toast-queue.js';

const action = { label: 'Retry', altText: 'Open the tray to retry', onSelect: () => {} };
const toasts = (count: number): QueuedToast[] =>
  Array.from({ length: count }, (_, id) => ({ id, title: `NorthTowerA ${id}` }));

describe('enqueue', () => {
  it('adds at the end', () => {
    expect(enqueue(toasts(2), { id: 9, title: 'Tag saved' }).map(({ id }) => id)).toEqual([0, 1, 9]);
  });

  it.each([
    ['the same title and description', { title: 'Saved', description: 'Rope access' }, 1],
    ['the kind that is the default, said', { title: 'Saved', description: 'Rope access', kind: 'info' as const }, 1],
    ['another description', { title: 'Saved', description: 'Night work' }, 2],
    ['another name in place of the description', { title: 'Saved', name: 'Pier' }, 2],
    ['another kind', { title: 'Saved', description: 'Rope access', kind: 'failed' as const }, 2],
  ])('%s', (_case, message, length) => {
    const first: QueuedToast = { id: 1, title: 'Saved', description: 'Rope access' };
    expect(enqueue([first], { id: 2, ...message })).toHaveLength(length);
  });

  it.each([
    ['the toast label must be non-empty', { title: ' ' }],
    ['the toast action alternative text must be non-empty', { title: 'Failed', action: { ...action, altText: '' } }],
  ])('%s', (_rule, message) => {
    expect(() => enqueue([], { id: 1, ...message })).toThrow(
      /^A toast (action )?needs an? (title|alternative text)\.$/,
    );
  });
});

describe('enqueue, when three are shown', () => {
  const undo = (id: number): QueuedToast => ({ id, title: `Tag ${id} archived`, kind: 'completed', action });
  const asking: QueuedToast = { id: 7, title: 'Upload failed', kind: 'failed', action };
  it.each([
    ['the oldest that can be taken back gives way', [undo(1), undo(2), undo(3)], [2, 3, 9]],
    ['what asks for an action stays', [asking, undo(2), asking], [7, 7, 9]],
    ['without one of them, the new one waits', toasts(3), [0, 1, 2, 9]],
    ['fewer than three: all stay', [undo(1), undo(2)], [1, 2, 9]],
  ])('%s', (_rule, queue, ids) =>
    expect(enqueue(queue, { id: 9, title: 'Tag saved' }).map(({ id }) => id)).toEqual(ids),
  );
});

describe('dismiss', () => {
  it('takes one out and keeps the order', () => {
    expect(dismiss(toasts(3), 1).map(({ id }) => id)).toEqual([0, 2]);
  });
});

describe('visibleToasts: at most 3', () => {
  it.each([
    [0, []],
    [3, [0, 1, 2]],
    [5, [0, 1, 2]],
  ])('%d queued', (count, ids) => expect(visibleToasts(toasts(count)).map(({ id }) => id)).toEqual(ids));
});

describe('toastDurationMs', () => {
  it.each([
    ['a toast shows for 5000 ms', { title: 'Saved' }, 5000],
    ['a prominent error does not expire', { title: 'Unauthorised', prominent: true }, Infinity],
    ['an action does not run away', { title: 'Upload failed', action }, Infinity],
    [
      'what was done can be taken back in peace',
      { title: 'Tag archived', kind: 'completed' as const, action },
      Infinity,
    ],
  ])('%s', (_rule, message, durationMs) => expect(toastDurationMs(message)).toBe(durationMs));
});
