import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Table } from '../../testing/Matrix.js';
import { Text } from './index.js';
import { guide } from './Text.guide.js';

const words = 'North tower, 412 images';

const meta = {
  title: 'Layout, text/Text',
  component: Text,
  parameters: { guide },
  args: { children: words },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Note: Story = { args: { as: 'p', size: 'caption', tone: 'secondary' } };

export const Truncated: Story = {
  args: {
    truncate: true,
    children: 'NorthTowerAllFourFacesAfterTheStormOfTheNinthOfNovember',
    style: { maxWidth: 200 },
  },
};

const WEIGHTS = ['regular', 'medium', 'semibold', 'bold'] as const;

/** Sizes with every weight, tones, and one line of a long name. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <Table corner="Size" columns={WEIGHTS}>
        {(['caption', 'table', 'body', 'bodyLg'] as const).map((size) => ({
          name: size,
          cells: WEIGHTS.map((weight) => (
            <Text key={weight} size={size} weight={weight}>
              {words}
            </Text>
          )),
        }))}
      </Table>
      <Table corner="Tone" columns={['Body', 'One line']}>
        {(['primary', 'secondary', 'danger'] as const).map((tone) => ({
          name: tone,
          cells: [
            <Text key="body" as="p" size="body" tone={tone}>
              {words}
            </Text>,
            <Text key="line" tone={tone} truncate style={{ maxWidth: 120 }}>
              NorthTowerAllFourFaces
            </Text>,
          ],
        }))}
      </Table>
    </>
  ),
};
