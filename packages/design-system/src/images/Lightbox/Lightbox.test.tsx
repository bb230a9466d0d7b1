import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { images, picture, sizeViewers } from '../../testing/render-viewer.js';
import { ImageViewer } from '../ImageViewer/index.js';
import { Lightbox, type LightboxProps } from './index.js';

sizeViewers();
const onOpenChange = vi.fn<LightboxProps['onOpenChange']>();

/** A page with a button that shows images. */
function Page({ children }: { children?: LightboxProps['children'] }) {
  const [isOpen, setOpen] = useState(false);
  const change = (open: boolean) => {
    onOpenChange(open);
    setOpen(open);
  };
  const viewer = <ImageViewer image={images[0]!} index={0} count={1} onIndexChange={() => undefined} />;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show images
      </button>
      <Lightbox label="Images of Mill Bridge" open={isOpen} onOpenChange={change}>
        {children ?? viewer}
      </Lightbox>
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Show images' });

describe('Lightbox', () => {
  it('is a dialog that is named by its label', async () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener());
    expect(screen.getByRole('dialog', { name: 'Images of Mill Bridge' })).toBeVisible();
  });

  it('gives focus to the picture', async () => {
    render(<Page />);
    await userEvent.click(opener());
    await waitFor(() => expect(picture()).toHaveFocus());
  });

  it('gives focus to its first control without a picture', async () => {
    render(
      <Page>
        <button type="button">Retry</button>
      </Page>,
    );
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
  });

  it('closes by Escape and returns focus to where it was', async () => {
    render(<Page />);
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener()).toHaveFocus());
  });
});
