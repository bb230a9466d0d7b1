import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pageOf } from '../inspections/testing/read-screen.ts';
import { type Asked, renderScreen } from '../inspections/testing/render-screen.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import { deletion as event } from './testing/deletion.ts';

it('Save as CSV saves all events of the filters under the day, and is pending meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 12) });
  let csv: Blob | undefined;
  const names: string[] = [];
  const createObjectURL = (file: Blob) => {
    csv = file;
    return 'blob:events';
  };
  const revokeObjectURL = vi.fn<(url: string) => void>();
  const before = Object.getOwnPropertyDescriptors(URL);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.href} ${this.download}`);
  });
  onTestFinished(() => {
    vi.useRealTimers();
    click.mockRestore();
    Object.defineProperties(URL, before);
  });
  let answer: (page: unknown) => void = () => undefined;
  const reply = ({ page }: Asked) =>
    page?.top === 50 ? pageOf([event], 1) : new Promise((resolve) => void (answer = resolve));
  const { asked } = renderScreen(
    <ActivityPage />,
    new Map([[calls.listAuditEvents, reply]]),
    '/company/activity?record=dock-1',
  );
  await screen.findByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(screen.getByRole('button', { name: /Save as CSV/ })).toHaveAttribute('aria-disabled', 'true');
  answer(pageOf([event, { ...event, id: 'event-2' }], 2));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(names).toEqual(['blob:events activity-2026-11-27.csv']);
  expect(asked.at(-1)?.query?.filter).toMatch(/^subjectId eq 'dock-1' and action ne 'uploadFile' and at le '.+'$/);
  const bytes = new Uint8Array(await csv!.arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(3);
  expect(csv!.type).toBe('text/csv;charset=utf-8');
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:events');
});
