import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Wizard, type WizardProps, type WizardStep } from './index.js';

const steps: WizardStep[] = [
  { id: 'types', label: 'Data Types', status: 'done' },
  { id: 'twin', label: '3D Digital Twin' },
  { id: 'sonar', label: 'Sonar Data', status: 'off' },
  { id: 'confirm', label: 'Confirmation' },
];
const noop = () => {};

const wizard = (props: Partial<WizardProps> = {}) => (
  <Wizard label="Create Inspection" steps={steps} onCancel={noop} onSave={noop} {...props}>
    Fields
  </Wizard>
);

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Wizard: a tabbed wizard with numbered steps', () => {
  it('names each step with its place and state', () => {
    render(wizard({ defaultIndex: 1, steps: steps.with(3, { id: 'confirm', label: 'Confirmation', errorCount: 2 }) }));
    expect(screen.getByRole('tablist', { name: 'Create Inspection' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((step) => step.textContent)).toEqual([
      'Data Types step 1 of 4, done',
      '2 of 423D Digital Twin step 2 of 4',
      '3Sonar Data step 3 of 4',
      'Confirmation step 4 of 4, 2 errors',
    ]);
    expect(tab(/^3D Digital Twin/)).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('tabpanel', { name: /^3D Digital Twin/ })).toHaveTextContent('Fields');
    expect(screen.getByRole('status')).toHaveTextContent('Confirmation: 2 errors');
  });

  it('a current step with an error keeps its place in the strip of a phone', () => {
    render(wizard({ steps: steps.with(0, { id: 'types', label: 'Data Types', errorCount: 1 }) }));
    expect(tab(/^Data Types/)).toHaveTextContent('1 of 4Data Types step 1 of 4, 1 error');
  });

  it('Next and Back pass a step that is off, and reading begins at the new step', async () => {
    const onIndexChange = vi.fn();
    render(wizard({ defaultIndex: 1, onIndexChange }));
    await press('Next');
    expect(onIndexChange).toHaveBeenLastCalledWith(3);
    expect(screen.getByRole('tabpanel', { name: /^Confirmation/ })).toHaveFocus();
    await press('Back');
    expect(onIndexChange).toHaveBeenLastCalledWith(1);
  });

  it('Cancel on the first step, Save on the last', async () => {
    const onCancel = vi.fn();
    const onSave = vi.fn();
    render(wizard({ onCancel, onSave }));
    expect(button('Back')).toBeNull();
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(tab(/^Confirmation/));
    expect(button('Next')).toBeNull();
    expect(button('Cancel')).toBeNull();
    await press('Save');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('the last step shows a supplied extra button', () => {
    render(wizard({ defaultIndex: 3, extraButton: <button type="button">Send for processing</button> }));
    expect(button('Save')).toBeNull();
    expect(button('Send for processing')).toBeInTheDocument();
  });

  it.each([
    [-3, /^Data Types/],
    [99, /^Confirmation/],
  ])('index %d is clamped', (index, current) => {
    render(wizard({ index }));
    expect(tab(current)).toHaveAttribute('aria-selected', 'true');
  });

  it('arrows move along the steps that are on, Enter opens one', async () => {
    render(wizard({ defaultIndex: 1 }));
    await userEvent.tab();
    expect(tab(/^3D Digital Twin/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab(/^Confirmation/)).toHaveFocus();
    expect(tab(/^3D Digital Twin/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(tab(/^Confirmation/)).toHaveAttribute('aria-selected', 'true');
  });

  it('while pending keeps its step and shows a spinner for the buttons', async () => {
    const onIndexChange = vi.fn();
    render(wizard({ defaultIndex: 3, pending: true, onIndexChange }));
    expect(button('Save')).toBeNull();
    expect(button('Back')).toBeNull();
    await userEvent.click(tab(/^Data Types/));
    expect(onIndexChange).not.toHaveBeenCalled();
  });
});

it('ArrowLeft moves to the step before, Enter goes to it', async () => {
  const onIndexChange = vi.fn();
  render(wizard({ defaultIndex: 1, onIndexChange }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab(/^Data Types/)).toHaveFocus();
  expect(onIndexChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onIndexChange.mock.calls).toEqual([[0]]);
});
