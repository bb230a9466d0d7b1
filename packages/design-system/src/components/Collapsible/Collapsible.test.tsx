import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Collapsible } from './index.js';

const isFolded = () => screen.getByText('Graffiti').hasAttribute('hidden');
const button = () => screen.getByRole('button', { name: /^Archived/ });

describe('Collapsible has an open and a closed state', () => {
  it('opens and closes with the keyboard', async () => {
    const onOpenChange = vi.fn();
    render(
      <Collapsible title="Archived" count={3} onOpenChange={onOpenChange}>
        Graffiti
      </Collapsible>,
    );
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(isFolded()).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(isFolded()).toBe(false);
    await userEvent.keyboard(' ');
    expect(isFolded()).toBe(true);
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('does not change when controlled', async () => {
    render(
      <Collapsible title="Archived" open={false}>
        Graffiti
      </Collapsible>,
    );
    await userEvent.click(button());
    expect(isFolded()).toBe(true);
  });

  it("the browser's find in page opens it", () => {
    render(<Collapsible title="Archived">Graffiti</Collapsible>);
    const content = screen.getByText('Graffiti');
    expect(content).toHaveAttribute('hidden', 'until-found');
    act(() => void content.dispatchEvent(new Event('beforematch')));
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(isFolded()).toBe(false);
  });
});
