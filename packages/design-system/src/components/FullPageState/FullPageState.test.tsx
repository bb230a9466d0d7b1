import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FullPageState } from './index.js';

describe('FullPageState', () => {
  it('has a title, text and one action; the drawing is decorative', () => {
    render(
      <FullPageState drawing="barrier" title="Unauthorized" action={<a href="/">Home</a>}>
        <p>You do not have permission to view this page.</p>
      </FullPageState>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Unauthorized' })).not.toHaveFocus();
    expect(screen.getByText('You do not have permission to view this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('moves focus to its title with focusOnMount', () => {
    render(<FullPageState drawing="conductor" title="Something went wrong" focusOnMount />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('shows a custom drawing', () => {
    render(<FullPageState drawing={<svg role="img" aria-label="Closed tunnel" />} title="Page not found" />);
    expect(screen.getByRole('img', { name: 'Closed tunnel' })).toBeInTheDocument();
  });
});

it('Enter runs the action', async () => {
  const onClick = vi.fn();
  render(<FullPageState drawing="span" title="Not found" action={<button onClick={onClick}>Home</button>} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Home' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
