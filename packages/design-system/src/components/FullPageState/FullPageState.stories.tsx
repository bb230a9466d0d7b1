import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { LinkButton } from '../LinkButton/index.js';
import { FullPageState } from './index.js';
import { guide } from './FullPageState.guide.js';

const home = (
  <LinkButton href="#home" icon={<HouseIcon size={18} weight="bold" />}>
    Home
  </LinkButton>
);

const meta = {
  title: 'Overlays, structure/FullPageState',
  component: FullPageState,
  parameters: { guide },
  args: {
    drawing: 'barrier',
    title: 'Unauthorized',
    action: home,
    children: (
      <>
        <p>You do not have permission to view this page.</p>
        <p>Please contact your administrator for more information.</p>
      </>
    ),
  },
} satisfies Meta<typeof FullPageState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TakesFocusWhenItReplacesAPage: Story = {
  args: { focusOnMount: true },
  render: function OpeningTheLibrary(args) {
    const [isRefused, setIsRefused] = useState(false);
    return isRefused ? <FullPageState {...args} /> : <Button onClick={() => setIsRefused(true)}>Open library</Button>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open library' }));
    await expect(canvas.getByRole('heading', { name: 'Unauthorized' })).toHaveFocus();
  },
};

export const Matrix: Story = { tags: ['visual'] };

export const MatrixNotFound: Story = {
  tags: ['visual'],
  args: {
    drawing: 'span',
    title: 'Page not found',
    children: <p>The page that you are looking for does not exist.</p>,
  },
};

export const MatrixError: Story = {
  tags: ['visual'],
  args: {
    drawing: 'conductor',
    title: 'Something went wrong',
    children: <p>Malformed response.</p>,
    action: <Button variant="primary">reload the page</Button>,
  },
};
