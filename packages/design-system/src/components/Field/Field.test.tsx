import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckboxChip, CheckboxChipGroup } from '../CheckboxChip/index.js';
import { RadioChipGroup } from '../RadioChipGroup/index.js';
import { TextField } from '../TextField/index.js';
import { Field } from './index.js';

const message = 'Only letters and numbers are allowed.';

describe('Field', () => {
  it('names and describes the control inside it', () => {
    render(
      <Field label="Name" hint="As on the drawings">
        <TextField />
      </Field>,
    );
    const box = screen.getByRole('textbox', { name: 'Name' });
    expect(box).toHaveAccessibleDescription('As on the drawings');
    expect(box).toBeValid();
  });

  it('focuses the control when its label is clicked', async () => {
    render(
      <Field label="Name">
        <TextField />
      </Field>,
    );
    await userEvent.click(screen.getByText('Name'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('marks a required label with an asterisk, announces it and sets required on the control', () => {
    render(
      <Field label="Name" required>
        <TextField />
      </Field>,
    );
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('(required)', { exact: false, selector: 'span' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });

  it('shows an error under the field and as its description, only after blur', async () => {
    render(
      <Field label="Name" error={message}>
        <TextField />
      </Field>,
    );
    const box = screen.getByRole('textbox');
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.click(box);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(message);
    const isBelow = box.compareDocumentPosition(screen.getByText(message)) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBelow).toBe(true);
  });

  it('shows the error when `touched` says so', async () => {
    const { rerender } = render(
      <Field label="Name" error={message} touched={false}>
        <TextField />
      </Field>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(screen.queryByText(message)).toBeNull();
    rerender(
      <Field label="Name" error={message} touched>
        <TextField />
      </Field>,
    );
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('keeps hint and counter with an error, and joins error and hint in the description', () => {
    render(
      <Field label="Name" hint="As on the drawings" error={message} touched>
        <TextField value="North tower/A" maxLength={35} />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`${message} As on the drawings`);
    expect(screen.getByText('13 / 35')).toBeInTheDocument();
  });

  it('names groups too', () => {
    render(
      <>
        <Field label="Theme">
          <RadioChipGroup options={[{ value: 'dark', label: 'Dark' }]} />
        </Field>
        <Field label="Data types">
          <CheckboxChipGroup>
            <CheckboxChip>2D Data</CheckboxChip>
            <CheckboxChip>Sonar Data</CheckboxChip>
          </CheckboxChipGroup>
        </Field>
      </>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Data types' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Sonar Data' })).toBeInTheDocument();
  });
});

it('a click on the label of a group focuses the checked option, else the first tab stop', async () => {
  const options = ['Dark', 'Light'].map((label) => ({ value: label, label }));
  render(
    <>
      <Field label="Theme">
        <RadioChipGroup options={options} defaultValue="Light" />
      </Field>
      <Field label="Print">
        <RadioChipGroup options={options} />
      </Field>
      <Field label="Data types">
        <CheckboxChipGroup>
          <CheckboxChip disabled>2D Data</CheckboxChip>
          <CheckboxChip>Sonar Data</CheckboxChip>
        </CheckboxChipGroup>
      </Field>
    </>,
  );
  await userEvent.click(screen.getByText('Theme'));
  expect(screen.getAllByRole('radio', { name: 'Light' })[0]).toHaveFocus();
  await userEvent.click(screen.getByText('Print'));
  expect(screen.getAllByRole('radio', { name: 'Dark' })[1]).toHaveFocus();
  await userEvent.click(screen.getByText('Data types'));
  expect(screen.getByRole('checkbox', { name: 'Sonar Data' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Sonar Data' })).not.toBeChecked();
});
