import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.js';
import { ButtonRow } from '../ButtonRow/index.js';
import { Dialog } from './index.js';

const opener = <Button>Open</Button>;
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('Dialog has a title, a description and a close button labelled "Close"', () => {
  it('is named by its title and described by its description', () => {
    render(<Dialog title="Humber Terminal" description="Modified on 2025-11-09" open />);
    const dialog = screen.getByRole('dialog', { name: 'Humber Terminal' });
    expect(dialog).toHaveAccessibleDescription('Modified on 2025-11-09');
    expect(dialog).toHaveAttribute('data-state', 'open');
  });

  it.each([
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement)],
  ])('%s closes it and returns focus to the opener', async (_case, close) => {
    const onOpenChange = vi.fn();
    render(<Dialog title="Edit tag" trigger={opener} onOpenChange={onOpenChange} />);
    await open();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await close();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('stays open until its parent closes it, when controlled', async () => {
    const onOpenChange = vi.fn();
    render(<Dialog title="Edit tag" open onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('Dialog moves focus on opening', () => {
  it.each([
    ['to the first field', <input key="field" aria-label="Name" />, () => screen.getByRole('textbox')],
    [
      'to the title without a field',
      <button key="button" type="button">
        Launch
      </button>,
      () => screen.getByRole('heading', { name: 'Edit tag' }),
    ],
    [
      'to the element with autofocus',
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the test is about autofocus
      <button key="button" type="button" autoFocus>
        Launch
      </button>,
      () => screen.getByRole('button', { name: 'Launch' }),
    ],
  ])('%s', async (_case, children, focused) => {
    render(
      <Dialog title="Edit tag" trigger={opener}>
        {children}
      </Dialog>,
    );
    await open();
    expect(focused()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('and returns it to the previously focused element without a trigger', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <a href="#site" onClick={() => setOpen(true)}>
            Humber Terminal
          </a>
          <Dialog title="Humber Terminal" open={isOpen} onOpenChange={setOpen} />
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.getByRole('link')).toHaveFocus());
  });
});

describe('Escape closes the topmost dialog only', () => {
  it('even while it is opening', async () => {
    const changed = vi.fn();
    render(
      <Dialog title="Humber Terminal" open onOpenChange={(isOpen) => changed('below', isOpen)}>
        <Dialog title="Delete asset" trigger={opener} onOpenChange={(isOpen) => changed('topmost', isOpen)} />
      </Dialog>,
    );
    // Radix notifies its layers of a new one with this event, before those below have updated.
    document.addEventListener(
      'dismissableLayer.update',
      () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
      { capture: true, once: true },
    );
    await open();
    expect(changed.mock.calls).toEqual([
      ['topmost', true],
      ['topmost', false],
    ]);
    expect(screen.getByRole('dialog', { name: 'Humber Terminal' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(changed).toHaveBeenLastCalledWith('below', false);
  });
});

describe('Dialog while an action is pending', () => {
  const buttons = <Button variant="primary">Save</Button>;

  it.each([
    ['its own pending footer', <Dialog key="own" title="Edit tag" open pending footer={buttons} />],
    [
      'a pending button row inside',
      <Dialog key="inside" title="Edit tag" open>
        <ButtonRow pending>{buttons}</ButtonRow>
      </Dialog>,
    ],
  ])('with %s, shows a spinner instead of the buttons and cannot be closed', async (_case, dialog) => {
    const onOpenChange = vi.fn();
    render({ ...dialog, props: { ...dialog.props, onOpenChange } });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Please wait');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows its buttons and can be closed again afterwards', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<Dialog title="Edit tag" open pending footer={buttons} onOpenChange={onOpenChange} />);
    rerender(<Dialog title="Edit tag" open footer={buttons} onOpenChange={onOpenChange} />);
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
