import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Rail } from '../Rail/index.js';
import { AppShell } from './index.js';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
afterEach(() => scrollTo(0));

describe('AppShell', () => {
  it('has a landmark for each part, in reading order', () => {
    render(
      <AppShell rail={<Rail />} header="Home" tray={<section aria-label="Uploads">3 of 8</section>}>
        Sites
      </AppShell>,
    );
    const landmarks = ['navigation', 'banner', 'main', 'region'].map((role) => screen.getByRole(role));
    expect(landmarks.map((landmark) => landmark.textContent)).toEqual(['', 'Home', 'Sites', '3 of 8']);
    const inOrder = [...document.querySelectorAll('nav, header, main, section')];
    expect(inOrder).toEqual(landmarks);
  });

  it("'Skip to content' is the first tab stop and moves focus to main", async () => {
    render(
      <AppShell rail={<Rail brand={<a href="/">Home</a>} />}>
        <button type="button">Create site</button>
      </AppShell>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Create site' })).toHaveFocus();
  });

  it('the header shows a hairline while content is scrolled under it', () => {
    render(<AppShell rail={<Rail />} />);
    const header = screen.getByRole('banner');
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(12);
    expect(header).toHaveAttribute('data-scrolled');
    scrollTo(0);
    expect(header).not.toHaveAttribute('data-scrolled');
  });
});
