import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.js';
import { ImageViewer } from '../../../images/ImageViewer/index.js';
import { Lightbox, type LightboxProps } from '../../../images/Lightbox/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const blank = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"/>';
const image = {
  id: 'dji-1',
  name: 'DJI_0001.JPG',
  width: 4000,
  height: 3000,
  levels: 4,
  thumbnailUrl: blank,
  tileUrl: blank,
};
const viewer = <ImageViewer image={image} index={0} count={2} onIndexChange={noop} style={{ height: 400 }} />;

/** It has no opener of its own: a picture of the page opens it. */
function InOpener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const lightbox = children as ReactElement<LightboxProps>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {cloneElement(lightbox, { open: isOpen || lightbox.props.open, onOpenChange: setOpen })}
    </>
  );
}

/** The image viewer and the layer it is shown in. */
export const images: readonly Subject[] = [
  { name: 'ImageViewer', element: viewer, outer: HTMLDivElement, startsWith: 'canvas[width]' },
  {
    name: 'Lightbox',
    element: (
      <Lightbox label="Images of Mill Bridge" open={false} onOpenChange={noop}>
        {viewer}
      </Lightbox>
    ),
    outer: HTMLDivElement,
    wrapper: InOpener,
    shownBy: { open: true },
    opens: { shows: '[role=application]' },
  },
];
