import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '../api/index.ts';
import { Picture } from './Picture.tsx';

const studio = vi.hoisted(() => ({ isThere: true, connection: undefined as unknown }));
vi.mock('../api/studio-connection.ts', () => ({ studioConnection: () => studio.connection }));

beforeEach(() => {
  studio.isThere = true;
  studio.connection = createConnection({
    isOnline: () => true,
    probe: async () => {
      if (!studio.isThere) throw new TypeError('Failed to fetch');
    },
    network: new EventTarget(),
  });
});

/** Renders a picture whose address comes from a query. */
function show(read: () => Promise<string>, staleTime: number) {
  const Screen = () => {
    const { data } = useQuery({ queryKey: ['record'], queryFn: read, staleTime });
    return <Picture src={data ?? null} />;
  };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  ).container;
}
const addressIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

it('a picture whose link has expired is shown again with the link of newer data', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('/files/a?expired')
    .mockResolvedValue('/files/a?new');
  const container = show(read, 0);
  await waitFor(() => expect(addressIn(container)).toBe('/files/a?expired'));
  fireEvent.error(container.querySelector('img')!);
  await waitFor(() => expect(addressIn(container)).toBe('/files/a?new'));
  expect(read).toHaveBeenCalledTimes(2);
});

it('a missing picture of fresh data is drawn instead, without another request', async () => {
  const read = vi.fn(async () => '/files/missing');
  const container = show(read, 60_000);
  await waitFor(() => expect(addressIn(container)).toBe('/files/missing'));
  fireEvent.error(container.querySelector('img')!);
  await waitFor(() => expect(addressIn(container)).not.toBe('/files/missing'));
  expect(read).toHaveBeenCalledTimes(1);
});

it('a picture that failed while the server was unreachable loads when the server is reachable again', async () => {
  const container = show(async () => '/files/a', 60_000);
  await waitFor(() => expect(addressIn(container)).toBe('/files/a'));
  studio.isThere = false;
  fireEvent.error(container.querySelector('img')!);
  await waitFor(() => expect(addressIn(container)).not.toBe('/files/a'));
  studio.isThere = true;
  await waitFor(() => expect(addressIn(container)).toBe('/files/a'));
});
