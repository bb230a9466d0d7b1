import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cloneElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CommandPalette } from '../../components/CommandPalette/index.js';
import { CHANGES } from './changes.js';
import type { Subject } from './subject.js';
import { subjects } from './subjects/index.js';
import { translatePage } from './translate-page.js';

const shownText = () => document.body.textContent.toLowerCase();

/** The subject as it is at first, after each of its changes, and at first again. */
function statesOf({ name, element, shownBy = {} }: Subject): readonly ReactElement[] {
  const changes = (CHANGES[name] ?? []).map((change) => ({ ...shownBy, ...change }));
  return [shownBy, ...changes, shownBy].map((props) => cloneElement(element, props));
}

function textAtFirst(element: ReactElement, { wrapper }: Subject): string {
  const { unmount } = render(element, wrapper && { wrapper });
  const text = shownText();
  unmount();
  return text;
}

it('a translation leaves names and codes as they are', () => {
  render(
    <p>
      <code translate="no">DEMO</code> <span className="notranslate">Kinnaird</span> <b>is new</b>
    </p>,
  );
  translatePage(document.body);
  expect(document.body.textContent).toBe('DEMO Kinnaird IS NEW');
});

/** Text that no prop changes. */
const CONSTANT: Record<string, string> = {
  DateField: 'the signs between its segments',
  MenuSeparator: 'that of the menu around it',
};

describe.each(subjects)('$name, translated by the browser', (subject) => {
  it('shows what changes', () => {
    const { name, wrapper } = subject;
    const [first, ...next] = statesOf(subject);
    const texts = next.map((element) => textAtFirst(element, subject));
    const { rerender } = render(first!, wrapper && { wrapper });
    const shown = next.map((element) => {
      translatePage(document.body);
      rerender(element);
      return shownText();
    });
    expect(shown).toEqual(texts);
    const isConstant = texts.every((text) => text === texts.at(-1)) && texts.at(-1) !== '';
    expect(isConstant, 'CHANGES has a change of its text').toBe(name in CONSTANT);
  });
});

const OPENING = subjects.filter(({ opens, startsWith }) => opens && startsWith === undefined);

it.each(OPENING)('$name opens and closes while translated', async ({ element, wrapper, opens = { shows: '' } }) => {
  const { container } = render(element, wrapper && { wrapper });
  const closedText = shownText();
  const step = async (keys: string | null) => {
    translatePage(document.body);
    if (keys !== null) await userEvent.keyboard(keys);
  };
  if (opens.from === undefined) await step('{Tab}');
  else act(() => container.querySelector<HTMLElement>(opens.from!)!.focus());
  await step(opens.press === undefined ? '{Enter}' : opens.press);
  await waitFor(() => expect(document.querySelector(opens.shows)).not.toBeNull());
  await step(opens.arrows ?? '{Tab}');
  await step(opens.staysOnEscape === undefined ? '{Escape}' : '{Shift>}{Tab}{/Shift}{Enter}');
  await waitFor(() => expect(document.querySelector(opens.shows)).toBeNull());
  expect(shownText()).toBe(closedText);
});

it('the matches of a CommandPalette are marked while translated', async () => {
  render(
    <CommandPalette
      open
      onOpenChange={() => {}}
      onSelect={() => {}}
      commands={[{ id: 'site', label: 'Create site', group: 'Create' }]}
    />,
  );
  for (const key of 'site') {
    translatePage(document.body);
    await userEvent.keyboard(key);
  }
  expect(screen.getByRole('option').textContent.toLowerCase()).toBe('create site');
  expect(document.querySelector('mark')).toHaveTextContent('site');
});
