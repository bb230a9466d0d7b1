import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { Select, type SelectProps } from './index.js';

const roles = [
  { value: 'all', label: 'All access' },
  { value: 'limited', label: 'Limited access', description: 'Own assets only' },
  { value: 'upload', label: 'Upload only', disabled: true },
  { value: 'view', label: 'View only' },
] as const;
type Role = (typeof roles)[number]['value'];

function setUp(props: Partial<SelectProps<Role>> = {}) {
  const onValueChange = vi.fn();
  render(
    <>
      <Select aria-label="Role" options={roles} onValueChange={onValueChange} {...props} />
      <button>Save</button>
    </>,
  );
  const select = screen.getByRole('combobox', { name: 'Role' });
  const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { select, onValueChange, active };
}

const isOpen = () => screen.queryByRole('listbox') !== null;

describe('Select opens and closes on click, Space or key code 0, and closes on blur', () => {
  it('click', async () => {
    const { select } = setUp();
    await userEvent.click(select);
    expect(isOpen()).toBe(true);
    expect(select).toHaveAttribute('data-state', 'open');
    await userEvent.click(select);
    expect(isOpen()).toBe(false);
    expect(select).toHaveAttribute('data-state', 'closed');
  });

  it('Space', async () => {
    const { select, onValueChange } = setUp();
    select.focus();
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('key code 0', () => {
    const { select } = setUp();
    fireEvent.keyDown(select, { keyCode: 0 });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(select, { keyCode: 0 });
    expect(isOpen()).toBe(false);
  });

  it('blur', async () => {
    const { select } = setUp();
    await userEvent.click(select);
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('Escape closes and keeps the value', async () => {
    const { select, onValueChange } = setUp({ defaultValue: 'all' });
    await userEvent.click(select);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('can be opened and closed by a parent', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<Select aria-label="Role" options={roles} open={false} onOpenChange={onOpenChange} />);
    fireEvent.click(screen.getByRole('combobox'));
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(isOpen()).toBe(false);
    rerender(<Select aria-label="Role" options={roles} open onOpenChange={onOpenChange} />);
    expect(isOpen()).toBe(true);
  });
});

describe('Select', () => {
  it("shows 'Select an option' while nothing is chosen", () => {
    const { select } = setUp();
    expect(select).toHaveTextContent('Select an option');
  });

  it('chooses by click, shows the label, and keeps focus', async () => {
    const { select, onValueChange } = setUp();
    await userEvent.click(select);
    await userEvent.click(screen.getByRole('option', { name: /Limited access/ }));
    expect(onValueChange.mock.calls).toEqual([['limited']]);
    expect(select).toHaveTextContent('Limited access');
    expect(select).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('opens with arrows at what is chosen, passes disabled options and chooses with Enter', async () => {
    const { select, onValueChange, active } = setUp({ defaultValue: 'limited' });
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Limited access');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('View only');
    await userEvent.keyboard('{Home}');
    expect(active()).toBe('All access');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['all']]);
    expect(isOpen()).toBe(false);
  });

  it('chooses by typing while closed', async () => {
    const { select, onValueChange } = setUp();
    select.focus();
    await userEvent.keyboard('vi');
    expect(onValueChange.mock.calls).toEqual([['view']]);
    expect(isOpen()).toBe(false);
  });

  it('a space while typing is part of the label', async () => {
    const { select, onValueChange, active } = setUp();
    select.focus();
    await userEvent.keyboard('{Enter}limited a');
    expect(active()).toContain('Limited access');
    expect(isOpen()).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('does not choose a disabled option', async () => {
    const { select, onValueChange } = setUp();
    await userEvent.click(select);
    await userEvent.click(screen.getByRole('option', { name: 'Upload only' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['its button', async () => userEvent.click(screen.getByRole('button', { name: 'Clear' }))],
    [
      'the Delete key',
      async () => {
        screen.getByRole('combobox').focus();
        await userEvent.keyboard('{Delete}');
      },
    ],
  ])('clears to null by %s when clearable', async (_by, clear) => {
    const { select, onValueChange } = setUp({ defaultValue: 'view', clearable: true });
    await clear();
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(select).toHaveTextContent('Select an option');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('cannot be cleared otherwise', async () => {
    const { select, onValueChange } = setUp({ defaultValue: 'view' });
    select.focus();
    await userEvent.keyboard('{Delete}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes part in a form under its name', () => {
    const { container } = render(
      <form>
        <Select aria-label="Role" options={roles} defaultValue="view" name="role" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('role')).toBe('view');
  });

  it('refuses an option whose value is the empty string', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Select aria-label="Role" options={[{ value: '', label: 'None' }]} />)).toThrow(
      /must not have an empty string/,
    );
    silent.mockRestore();
  });

  it('takes name, requirement and error from the Field around it, and so does its list', async () => {
    render(
      <Field label="Checklist" required error="Required" touched>
        <Select options={roles} />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Checklist' });
    expect(select).toBeInvalid();
    expect(select).toBeRequired();
    expect(select).toHaveAccessibleDescription('Required');
    await userEvent.click(select);
    expect(screen.getByRole('listbox', { name: 'Checklist' })).toBeInTheDocument();
  });
});

it('Home and End move to the first and the last option', async () => {
  const { select, active } = setUp();
  select.focus();
  await userEvent.keyboard('{Enter}{End}');
  expect(active()).toContain('View only');
  await userEvent.keyboard('{Home}');
  expect(active()).toContain('All access');
});

it('ArrowUp moves to the option before', async () => {
  const { select, active } = setUp();
  select.focus();
  await userEvent.keyboard('{Enter}{Home}{ArrowDown}');
  expect(active()).toContain('Limited access');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('All access');
});

it('options that are names are not translated, in the list and as the value; others and the placeholder are', async () => {
  const options = [
    { value: 'pier', label: 'Pier', translate: 'no', description: 'Harbour' },
    { value: 'none', label: 'No asset' },
  ] as const;
  render(<Select aria-label="Asset" options={options} />);
  const select = screen.getByRole('combobox', { name: 'Asset' });
  const kept = (element: Element) => [...element.querySelectorAll('[translate="no"]')].map((part) => part.textContent);
  expect(kept(select)).toEqual([]);
  await userEvent.click(select);
  expect(kept(screen.getByRole('listbox'))).toEqual(['PierHarbour']);
  await userEvent.click(screen.getByRole('option', { name: /Pier/ }));
  expect(kept(select)).toEqual(['Pier']);
  await userEvent.click(select);
  await userEvent.click(screen.getByRole('option', { name: 'No asset' }));
  expect(kept(select)).toEqual([]);
});
