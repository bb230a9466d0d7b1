import { Button, Menu, MenuItem, ThemeProvider, ToastProvider } from '@inspection-studio/design-system';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onDemand } from './on-demand.ts';
import { type OverlayProps, useOverlay } from './useOverlay.ts';

const Card = ({ id, open }: OverlayProps) => (open ? <div id={id}>The card</div> : null);

function open(fetchCard: () => Promise<{ default: typeof Card }>) {
  const card = onDemand(fetchCard);
  const Page = () => {
    const { Part, trigger, overlay } = useOverlay(card, 'dialog');
    return (
      <>
        <Button {...trigger}>Open</Button>
        {Part && <Part {...overlay} />}
      </>
    );
  };
  render(
    <ThemeProvider>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </ThemeProvider>,
  );
  return screen.getByRole('button', { name: 'Open' });
}

afterEach(() => vi.restoreAllMocks());

describe('a lazy-loaded part of the page', () => {
  it('is fetched once, by pointing at its button, and opens by a press', async () => {
    const fetchCard = vi.fn(() => Promise.resolve({ default: Card }));
    const button = open(fetchCard);
    expect(fetchCard).not.toHaveBeenCalled();
    await userEvent.hover(button);
    expect(fetchCard).toHaveBeenCalledOnce();
    expect(screen.queryByText('The card')).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('The card')).toHaveAttribute('id', button.getAttribute('aria-controls'));
    await userEvent.click(button);
    expect(screen.queryByText('The card')).toBeNull();
    expect(fetchCard).toHaveBeenCalledOnce();
  });

  it('says so when its code is missing, leaves the page as it is, and is asked for again by the next press', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isMissing = true;
    const button = open(() =>
      isMissing
        ? Promise.reject(new Error('Failed to fetch dynamically imported module'))
        : Promise.resolve({ default: Card }),
    );
    await userEvent.click(button);
    const message = 'This part of the studio could not be loaded. There may be a new version of it.';
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    isMissing = false;
    await userEvent.click(button);
    expect(await screen.findByText('The card')).toBeVisible();
  });
});

describe('keys that are pressed while a menu loads', () => {
  /** Opens a menu by keys before its code is here; the returned function delivers the code. */
  async function openEarly(keys: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const chosen: string[] = [];
    const CreateMenu = (overlay: OverlayProps) => (
      <Menu aria-label="Create New" {...overlay}>
        {['Site', 'Asset', 'Inspection'].map((name) => (
          <MenuItem key={name} onSelect={() => chosen.push(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    );
    const menu = onDemand(async () => {
      await promise;
      return { default: CreateMenu };
    });
    const Page = () => {
      const { Part, trigger, overlay } = useOverlay(menu, 'menu');
      return (
        <>
          <Button {...trigger}>Create New</Button>
          {Part && <Part {...overlay} />}
        </>
      );
    };
    render(
      <ThemeProvider>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </ThemeProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    return { chosen, deliver: () => act(async () => resolve()) };
  }

  it.each([
    ['a letter and Enter', '{Enter}i{Enter}', ['Inspection']],
    ['arrows and Enter', '{Enter}{ArrowDown}{ArrowDown}{Enter}', ['Inspection']],
    ['opened by an arrow', '{ArrowDown}{ArrowDown}{Enter}', ['Asset']],
    ['the last item', '{Enter}{End} ', ['Inspection']],
  ])('go to the menu when it opens: %s', async (_case, keys, expected) => {
    const { chosen, deliver } = await openEarly(keys);
    expect(chosen).toEqual([]);
    await deliver();
    await vi.waitFor(() => expect(chosen).toEqual(expected));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('move focus in the menu when nothing is chosen yet', async () => {
    const { deliver } = await openEarly('{Enter}a');
    await deliver();
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Asset' })).toHaveFocus());
  });

  it('Escape closes it before it opens', async () => {
    const { deliver } = await openEarly('{Enter}i{Escape}');
    await deliver();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create New' })).toHaveAttribute('aria-expanded', 'false');
  });
});
