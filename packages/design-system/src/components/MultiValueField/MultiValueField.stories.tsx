import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.js';
import { guide } from './MultiValueField.guide.js';
import { MultiValueField } from './index.js';

const validate = (value: string) => (/^\S+@\S+\.\S+$/.test(value) ? null : 'Not an e-mail address');

const meta = {
  title: 'Fields/MultiValueField',
  component: MultiValueField,
  parameters: { guide },
  args: { 'aria-label': 'Acquisition team', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof MultiValueField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { defaultValue: ['Priya Raman', 'Dele Okafor'] } };

export const EnterAndCommaAddEntries: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Ruth Abernethy{Enter}Callum Reid,');
    const entries = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(entries).toEqual(['Ruth Abernethy', 'Callum Reid']);
    await expect(box).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Ruth Abernethy', 'Callum Reid']);
  },
};

export const SpacesSeparateEntriesWithSplitAtSpaces: Story = {
  args: { 'aria-label': 'Emails', validate, splitAtSpaces: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.com dele ruth');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['ada@example.com', 'dele']);
    await expect(canvas.getByRole('textbox')).toHaveValue('ruth');
  },
};

export const IgnoresEmptyEntries: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.type(canvas.getByRole('textbox'), '   ,,{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const AcceptsAPastedList: Story = {
  args: { 'aria-label': 'Emails', validate },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste('ada@example.com; dele@example.com\nruth');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('ruth: Not an e-mail address')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove ruth' })).toHaveAccessibleDescription(
      'ruth: Not an e-mail address',
    );
  },
};

export const FlagsDuplicates: Story = {
  args: { defaultValue: ['Priya Raman'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'priya raman{Enter}');
    await expect(canvas.getByText('Already added: priya raman')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Field label="Acquisition team" required hint="Empty entries are ignored">
        <MultiValueField placeholder="Name" />
      </Field>
      <Field label="Acquisition team">
        <MultiValueField
          defaultValue={['Priya Raman', 'Dele Okafor', 'Ruth Abernethy', 'Callum Reid', 'Ines Carvalho']}
        />
      </Field>
      <Field label="Emails" required hint="Commas part addresses">
        <MultiValueField
          type="email"
          validate={validate}
          defaultValue={['ada@example.com', 'dele', 'ruth@example', 'callum.reid@northline.example.com']}
        />
      </Field>
      <Field label="Emails" required error="Required" touched>
        <MultiValueField type="email" />
      </Field>
      <Field label="Disabled">
        <MultiValueField defaultValue={['Priya Raman']} disabled />
      </Field>
      <Field label="Read-only">
        <MultiValueField defaultValue={['Priya Raman']} readOnly />
      </Field>
      <Field label="فريق الاستحواذ">
        <MultiValueField
          texts={{ add: 'Hinzufügen' }}
          defaultValue={[
            'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior, Brückenprüfingenieur',
            'محمد عبد الرحمن',
          ]}
        />
      </Field>
    </div>
  ),
};
