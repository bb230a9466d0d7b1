import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';
import { OctagonIcon } from '@phosphor-icons/react/dist/csr/Octagon';
import { TriangleIcon } from '@phosphor-icons/react/dist/csr/Triangle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.js';
import { guide } from './IconPicker.guide.js';
import { IconPicker, type IconPickerIcon } from './index.js';

const severities: IconPickerIcon[] = [
  { value: 'circle', name: 'Circle', icon: <CircleIcon size={20} weight="fill" aria-hidden="true" /> },
  { value: 'diamond', name: 'Diamond', icon: <DiamondIcon size={20} weight="fill" aria-hidden="true" /> },
  { value: 'triangle', name: 'Triangle', icon: <TriangleIcon size={20} weight="fill" aria-hidden="true" /> },
  { value: 'octagon', name: 'Octagon', icon: <OctagonIcon size={20} weight="fill" aria-hidden="true" /> },
];

/** Polygons with 3 to 32 corners. */
const polygons: IconPickerIcon[] = Array.from({ length: 30 }, (_, index) => {
  const corners = index + 3;
  const points = Array.from({ length: corners }, (_corner, at) => {
    const angle = (at / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(10 + 8 * Math.cos(angle)).toFixed(2)},${(10 + 8 * Math.sin(angle)).toFixed(2)}`;
  });
  return {
    value: String(corners),
    name: `${corners} corners`,
    icon: (
      <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <polygon points={points.join(' ')} />
      </svg>
    ),
  };
});

const meta = {
  title: 'Fields/IconPicker',
  component: IconPicker,
  parameters: { guide },
  args: { 'aria-label': 'Icon', icons: severities, defaultValue: 'triangle', onValueChange: fn() },
} satisfies Meta<typeof IconPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ArrowsMoveInRowsAndColumns: Story = {
  args: { icons: polygons.slice(0, 20), defaultValue: '3' },
  decorators: [(Story) => <div style={{ width: 5 * 45 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const radios = canvas.getAllByRole('radio');
    const columns = radios.findIndex((radio) => radio.offsetTop > radios[0]!.offsetTop);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[columns]).toHaveFocus();
    await expect(radios[columns]).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
    await expect(radios[1]).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('22');
  },
};

export const LettersChoose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('oc');
    await expect(canvas.getByRole('radio', { name: 'Octagon' })).toBeChecked();
  },
};

export const ManyIconsCanBeSearched: Story = {
  args: { icons: polygons, defaultValue: '3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), '12');
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(['12 corners']);
    await userEvent.keyboard('x');
    await expect(canvas.getByText('No icons found')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <Field label="Chosen" required>
        <IconPicker icons={severities} defaultValue="diamond" />
      </Field>
      <Field label="None chosen" error="Required" touched>
        <IconPicker icons={severities} />
      </Field>
      <Field label="Disabled">
        <IconPicker icons={severities} defaultValue="circle" disabled />
      </Field>
      <Field label="Geometrische Schweregradkennzeichnungssymbole" hint="أيقونات">
        <IconPicker icons={polygons} defaultValue="5" texts={{ search: 'Kennzeichnungssymbole durchsuchen' }} />
      </Field>
    </div>
  ),
};
