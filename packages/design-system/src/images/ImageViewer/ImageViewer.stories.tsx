import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/index.js';
import { IconButton } from '../../components/IconButton/index.js';
import { sampleFacts, sampleImages } from '../../testing/sample-images.js';
import { Filmstrip } from '../Filmstrip/index.js';
import { ImageFacts } from '../ImageFacts/index.js';
import { guide } from './ImageViewer.guide.js';
import { ImageViewer, type ImageViewerProps } from './index.js';

const images = sampleImages(5);

/** Shows the image that was asked for, and the flags that were set. */
function Series(args: ImageViewerProps) {
  const [index, setIndex] = useState(args.index);
  const [flagged, setFlagged] = useState([args.index]);
  const [factsOpen, setFactsOpen] = useState(args.factsOpen ?? false);
  const goTo = (next: number) => {
    args.onIndexChange(next);
    setIndex(next);
  };
  const changeFacts = (open: boolean) => {
    args.onFactsOpenChange?.(open);
    setFactsOpen(open);
  };
  const changeFlag = (isFlagged: boolean) => {
    args.onFlaggedChange?.(isFlagged);
    setFlagged((last) => (isFlagged ? [...last, index] : last.filter((place) => place !== index)));
  };
  return (
    <ImageViewer
      {...args}
      image={args.image && images[index]!}
      index={index}
      onIndexChange={goTo}
      flagged={flagged.includes(index)}
      onFlaggedChange={changeFlag}
      facts={<ImageFacts facts={sampleFacts} onClose={() => changeFacts(false)} />}
      factsOpen={factsOpen}
      onFactsOpenChange={changeFacts}
      filmstrip={
        <Filmstrip
          index={index}
          count={images.length}
          frameAt={(place) => ({ ...images[place]!, flagged: flagged.includes(place) })}
          onIndexChange={goTo}
        />
      }
    />
  );
}

const meta = {
  title: 'Images/ImageViewer',
  component: ImageViewer,
  args: {
    image: images[1]!,
    index: 1,
    count: images.length,
    onIndexChange: fn(),
    onClose: fn(),
    onFlaggedChange: fn(),
    onFactsOpenChange: fn(),
    neighbours: images,
    actions: <IconButton variant="ghost" label="Download" icon={<DownloadSimpleIcon size={18} weight="bold" />} />,
  },
  render: (args) => <Series {...args} />,
  decorators: [
    (Story) => (
      <div style={{ height: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every tile of the view is here. */
const isSharp = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const picture = canvasElement.querySelector('[role="application"]')!;
    await expect(picture).not.toHaveAttribute('aria-busy');
    await expect(canvasElement.querySelector('canvas')!.width).toBeGreaterThan(300);
  });

export const Basic: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const picture = canvas.getByRole('application');
    picture.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('application', { name: 'DJI_0003.JPG' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{End}{Home}');
    await expect(args.onIndexChange).toHaveBeenCalledTimes(5);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await isSharp(canvasElement);
    await userEvent.keyboard('1');
    await waitFor(() => expect(canvas.getByText('100 %')).toBeVisible());
    await userEvent.keyboard('-');
    await waitFor(() => expect(canvas.getByText('67 %')).toBeVisible());
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}+');
    await waitFor(() => expect(canvas.getByText('100 %')).toBeVisible());
    await userEvent.keyboard('0');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('r');
    await isSharp(canvasElement);
  },
};

export const ByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }));
    await expect(canvas.getByRole('application', { name: 'DJI_0001.JPG' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }));
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '1:1' }));
    await waitFor(() => expect(canvas.getByText('100 %')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const ByFlag: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const flag = canvas.getByRole('button', { name: 'Flag' });
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('f');
    await expect(flag).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(flag);
    await expect(canvas.getByRole('option', { name: 'DJI_0002.JPG, Flagged' })).toBeVisible();
    await expect(args.onFlaggedChange).toHaveBeenCalledTimes(2);
  },
};

export const WithFacts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const facts = canvas.getByRole('button', { name: 'Facts' });
    await expect(facts).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('i');
    await expect(canvas.getByRole('region', { name: 'Facts' })).toBeVisible();
    await expect(facts).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('i');
    await expect(canvas.queryByRole('region', { name: 'Facts' })).toBeNull();
    await userEvent.click(facts);
    await userEvent.click(canvas.getByRole('button', { name: 'Close facts' }));
    await expect(canvas.getByRole('application')).toHaveFocus();
    await expect(args.onFactsOpenChange).toHaveBeenCalledTimes(4);
  },
};

export const WithoutAnImage: Story = {
  args: { image: null, problem: <EmptyState>This image was deleted.</EmptyState> },
};

export const Matrix: Story = { tags: ['visual'], play: ({ canvasElement }) => isSharp(canvasElement) };

export const MatrixFacts: Story = {
  tags: ['visual'],
  args: { factsOpen: true },
  play: ({ canvasElement }) => isSharp(canvasElement),
};

export const MatrixEnlarged: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isSharp(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('r1');
    await waitFor(() => expect(canvas.getByText('100 %')).toBeVisible());
    await isSharp(canvasElement);
  },
};

export const MatrixPartFailed: Story = {
  tags: ['visual'],
  args: { neighbours: [], onLoadError: fn() },
  render: (args) => <ImageViewer {...args} image={{ ...images[0]!, tileUrl: 'data:image/jpeg,{z}{x}{y}' }} index={0} />,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/Part of this image could not be loaded/)).toBeVisible();
    await waitFor(() => expect(args.onLoadError).toHaveBeenCalledTimes(1));
  },
};
