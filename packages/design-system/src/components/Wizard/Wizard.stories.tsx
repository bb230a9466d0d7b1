import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Field } from '../Field/index.js';
import { SidePanel } from '../SidePanel/index.js';
import { TextField } from '../TextField/index.js';
import { TitleBlock } from '../TitleBlock/index.js';
import { Wizard, type WizardStep } from './index.js';
import { guide } from './Wizard.guide.js';

const names = [
  'Data Types',
  '3D Digital Twin',
  '2D Data',
  'Orthomosaic',
  'Sonar Data',
  'Supplementary Data',
  'Details',
  'Confirmation',
];
const steps: WizardStep[] = names.map((label, index) => ({
  id: label,
  label,
  status: index === 0 ? 'done' : index === 4 ? 'off' : 'upcoming',
}));
const withError = steps.with(6, { id: 'Details', label: 'Details', errorCount: 2 });

const summary = (
  <SidePanel title="This inspection">
    <TitleBlock
      columns={1}
      items={[
        { label: 'Asset', value: 'Kinnaird Viaduct' },
        { label: '3D Digital Twin', value: '1,293 images' },
        { label: 'Total', value: '22.6 GB' },
      ]}
    />
  </SidePanel>
);

const meta = {
  title: 'Overlays, structure/Wizard',
  component: Wizard,
  args: {
    label: 'Create Inspection',
    steps,
    defaultIndex: 1,
    aside: summary,
    onCancel: fn(),
    onSave: fn(),
    onIndexChange: fn(),
    children: (
      <Field label="Name" required hint="Letters and numbers only.">
        <TextField defaultValue="NorthTowerA" maxLength={35} />
      </Field>
    ),
  },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', padding: '8px 16px 0' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const NextPassesAStepThatIsOff: Story = {
  args: { defaultIndex: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onIndexChange).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('tab', { name: /^Supplementary Data/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const TheLastStepShowsASuppliedButton: Story = {
  args: { defaultIndex: 7, extraButton: <Button variant="primary">Send for processing</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send for processing' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Matrix: Story = { tags: ['visual'], args: { steps: withError } };

export const MatrixFirstStep: Story = { tags: ['visual'], args: { defaultIndex: 0, aside: undefined } };

export const MatrixPending: Story = { tags: ['visual'], args: { defaultIndex: 7, pending: true } };
