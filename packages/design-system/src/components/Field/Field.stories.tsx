import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '../TextArea/index.js';
import { TextField } from '../TextField/index.js';
import { Field } from './index.js';
import { guide } from './Field.guide.js';

const meta = {
  title: 'Fields/Field',
  component: Field,
  parameters: { guide },
  args: { label: 'Name', children: <TextField defaultValue="Kinnaird Viaduct" maxLength={30} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooManySigns = 'Only letters and numbers are allowed.';

export const Basic: Story = {};

export const Required: Story = { args: { required: true } };

export const ErrorOnlyAfterTouch: Story = {
  args: { required: true, error: tooManySigns },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await expect(canvas.queryByText(tooManySigns)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(tooManySigns)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(tooManySigns);
  },
};

/** All parts of a field in a narrow column. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(0, 208px))', gap: 24, maxWidth: 672 }}
    >
      <Field label="Name" required>
        <TextField maxLength={30} />
      </Field>
      <Field label="Name" required hint="As on the drawings">
        <TextField defaultValue="Kinnaird Viaduct" maxLength={30} />
      </Field>
      <Field label="Name" required error={tooManySigns} touched>
        <TextField defaultValue="North tower/A" maxLength={35} />
      </Field>
      <Field label="Name" required hint="As on the drawings" error={tooManySigns} touched>
        <TextField className="pseudo-focus-visible" defaultValue="North tower/A" maxLength={12} />
      </Field>
      <Field
        label="A label that is much longer than the field it stands above"
        hint="A hint that is longer than its field, too"
      >
        <TextField maxLength={500} />
      </Field>
      <Field label="Description">
        <TextArea defaultValue="Full shell, bands 1 to 14, from the east apron and the basin road." maxLength={999} />
      </Field>
    </div>
  ),
};
