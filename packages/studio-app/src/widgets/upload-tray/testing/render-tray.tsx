import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../../../data/index.ts';
import { type RunningUploads, UploadHostProvider } from '../../../uploads/UploadHost.tsx';
import { StorageError } from '../../../uploads/file-transport.ts';
import { browserTabs } from '../../../uploads/testing/browser-tabs.ts';
import { setUpUploads } from '../../../uploads/testing/fake-studio.ts';
import { hostOf } from '../../../uploads/testing/host-of.ts';
import { UploadTray } from '../UploadTray.tsx';

/**
 * Renders the tray over a fake studio.
 *
 * @param options `hold` keeps files in flight; `failing` is the id of a file that the storage rejects
 */
export function renderTray({ hold = false, failing }: { hold?: boolean; failing?: string } = {}) {
  const uploads = setUpUploads();
  uploads.hold.is = hold;
  if (failing) uploads.fail(`put key-${failing}`, () => new StorageError('Refused.', 400));
  renderWith({ images: { ...uploads.store, Tray: UploadTray } });
  return { ...uploads, user: userEvent.setup() };
}

/** Renders the tray of another tab beside one over a fake studio, whose files stay on their way. */
export async function renderOtherTray() {
  const uploads = setUpUploads();
  uploads.hold.is = true;
  const tabs = browserTabs();
  await tabs.share(uploads);
  renderWith({ elsewhere: { ...tabs.follow(), Tray: UploadTray } });
  return { ...uploads, tabs, user: userEvent.setup() };
}

function renderWith(running: RunningUploads): void {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <UploadHostProvider host={hostOf(running)}>
          <UploadTray />
        </UploadHostProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const tray = () => screen.findByRole('region', { name: 'Uploads' });
export const rows = async () => within(await tray()).findAllByRole('listitem');
export const button = (name: RegExp | string) => screen.queryByRole('button', { name });
