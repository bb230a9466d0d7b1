import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleImages } from '../../testing/sample-images.js';
import { guide } from './Filmstrip.guide.js';
import { Filmstrip, type FilmstripFrame, type FilmstripProps } from './index.js';

const frames = sampleImages(2000).map(({ id, name, thumbnailUrl }, index): FilmstripFrame => ({
  id,
  name,
  thumbnailUrl,
  flagged: index % 5 === 1,
  ...(index % 7 === 4 && { problem: 'Blurred' }),
}));

/** Shows the image that was asked for. */
function Series(args: FilmstripProps) {
  const [index, setIndex] = useState(args.index);
  const goTo = (next: number) => {
    args.onIndexChange(next);
    setIndex(next);
  };
  return <Filmstrip {...args} index={index} onIndexChange={goTo} />;
}

const meta = {
  title: 'Images/Filmstrip',
  component: Filmstrip,
  args: {
    index: 127,
    count: frames.length,
    frameAt: (index) => frames[index],
    onIndexChange: fn(),
    onVisibleChange: fn(),
  },
  render: (args) => <Series {...args} />,
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof Filmstrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chosen = (name: string) => canvas.findByRole('option', { name, selected: true });
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Images' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await chosen('DJI_0129.JPG')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await chosen('DJI_0127.JPG, Flagged')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await chosen('DJI_2000.JPG, Blurred')).toBeVisible();
    await userEvent.keyboard('{PageUp}{PageDown}{Home}');
    await expect(await chosen('DJI_0001.JPG')).toBeVisible();
    await expect(args.onIndexChange).toHaveBeenCalledTimes(7);
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'DJI_0131.JPG, Blurred' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(130);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('DJI_0131.JPG, Blurred');
    await expect(canvas.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(131);
  },
};

/** All pictures have loaded. */
const isLoaded = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.length).toBeGreaterThan(1);
    await expect(pictures.filter(({ complete }) => !complete)).toEqual([]);
  });

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Filmstrip {...args} labels={{ label: 'In the middle' }} />
      <Filmstrip {...args} labels={{ label: 'At the start' }} index={1} />
      <Filmstrip
        {...args}
        labels={{ label: 'With unknown images' }}
        frameAt={(index) => (index < 129 ? frames[index] : undefined)}
      />
      <Filmstrip {...args} labels={{ label: 'A single image' }} index={0} count={1} />
    </div>
  ),
  play: ({ canvasElement }) => isLoaded(canvasElement),
};
