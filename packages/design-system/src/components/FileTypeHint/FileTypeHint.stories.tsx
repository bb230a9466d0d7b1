import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileTypeHint } from './index.js';
import { guide } from './FileTypeHint.guide.js';

const meta = {
  title: 'Files/FileTypeHint',
  component: FileTypeHint,
  parameters: { guide },
  args: { extensions: ['.jpg', '.jpeg'] },
} satisfies Meta<typeof FileTypeHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 320 }}>
      <FileTypeHint extensions={['.pdf']} />
      <FileTypeHint extensions={['.jpg', '.jpeg', '.png', '.bmp', '.tif', '.tiff', '.zip', '.pdf']} />
      <FileTypeHint extensions={['.jpg', '.jpeg', '.png', '.bmp', '.tif', '.tiff', '.zip', '.pdf', '.txt']} />
    </div>
  ),
};
