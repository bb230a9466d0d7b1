import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Dialog } from '../../index.js';

const names = ['Kinnaird Viaduct', 'Mill Bridge', 'Penny Dock Mast'];
const hashOf = (name: string) => `#/assets/${encodeURIComponent(name)}`;
const nameIn = (hash: string) => names.find((name) => hashOf(name) === hash);

/** A list and, over it, what its address names. The address alone decides what is open. */
function AssetsRoute() {
  const [hash, setHash] = useState(() => globalThis.location?.hash ?? '');
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const shown = nameIn(hash);
  return (
    <>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={hashOf(name)}>{name}</a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Dialog open title={shown} onOpenChange={() => (location.hash = '#/assets')}>
          <p>This window has an address: it can be shared, reloaded and left with Back.</p>
        </Dialog>
      )}
    </>
  );
}

const meta = { title: 'Patterns/Route dialogs', component: AssetsRoute, tags: ['!autodocs'] } satisfies Meta<
  typeof AssetsRoute
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OpensAndClosesByItsAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Mill Bridge' });
    await userEvent.click(link);
    await expect(await screen.findByRole('dialog', { name: 'Mill Bridge' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(location.hash).toBe('#/assets');
    await waitFor(() => expect(link).toHaveFocus());
  },
};
