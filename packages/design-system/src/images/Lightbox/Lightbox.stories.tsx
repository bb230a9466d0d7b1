import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { sampleImages } from '../../testing/sample-images.js';
import { ImageViewer } from '../ImageViewer/index.js';
import { guide } from './Lightbox.guide.js';
import { Lightbox, type LightboxProps } from './index.js';

const images = sampleImages(3);

function Opened(args: LightboxProps) {
  const [isOpen, setOpen] = useState(args.open);
  const [index, setIndex] = useState(0);
  const change = (open: boolean) => {
    args.onOpenChange(open);
    setOpen(open);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show images</Button>
      <Lightbox {...args} open={isOpen} onOpenChange={change}>
        <ImageViewer
          image={images[index]!}
          index={index}
          count={images.length}
          onIndexChange={setIndex}
          onClose={() => change(false)}
        />
      </Lightbox>
    </>
  );
}

const meta = {
  title: 'Images/Lightbox',
  component: Lightbox,
  args: { label: 'Images of Kinnaird Viaduct', open: false, onOpenChange: fn() },
  render: (args) => <Opened {...args} />,
  parameters: { guide },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const EscapeClosesAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Show images' });
    await userEvent.click(opener);
    const picture = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLElement>('[role="application"]');
      if (!found) throw new Error('The image is not there.');
      return found;
    });
    await waitFor(() => expect(picture).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(picture).toHaveAccessibleName('DJI_0002.JPG');
    await userEvent.tab();
    await expect(picture.closest('[role="dialog"]')).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  args: { open: true },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role="application"]:not([aria-busy])')).not.toBeNull(),
    );
  },
};
