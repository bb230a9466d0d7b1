import { Button, ThemeProvider, ToastProvider } from '@inspection-studio/design-system';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MISSING_CODE_MESSAGE } from './missing-code.ts';
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
    expect((await screen.findAllByText(MISSING_CODE_MESSAGE))[0]).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    isMissing = false;
    await userEvent.click(button);
    expect(await screen.findByText('The card')).toBeVisible();
  });
});
