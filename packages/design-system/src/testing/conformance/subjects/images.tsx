import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.js';
import { Filmstrip, type FilmstripProps } from '../../../images/Filmstrip/index.js';
import { ImageFacts } from '../../../images/ImageFacts/index.js';
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
const name = 'DJI_20251118101512_0128_NorthTower.JPG';
/** Too high for its place, so that it scrolls. */
const facts = (
  <ImageFacts
    facts={[
      { label: 'File name', value: name, copyText: name },
      { label: 'Asset', value: <a href="#kinnaird">Kinnaird Viaduct</a> },
      { label: 'Altitude', value: '62.4 m', copyText: '62.4 m' },
    ]}
    onClose={noop}
    style={{ height: 160 }}
  >
    Track of the flight
  </ImageFacts>
);

/** Shows what is chosen, and the first one again once focus has left: arrows lead to every frame. */
function InSeries({ children }: { children: ReactNode }) {
  const [index, setIndex] = useState(0);
  const strip = children as ReactElement<FilmstripProps>;
  return <div onBlur={() => setIndex(0)}>{cloneElement(strip, { index, onIndexChange: setIndex })}</div>;
}

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

/** The image viewer, the facts and the strip around it, and the layer it is shown in. */
export const images: readonly Subject[] = [
  {
    name: 'Filmstrip',
    element: (
      <Filmstrip
        index={0}
        count={4}
        frameAt={(index) =>
          [
            { id: 'dji-1', name: 'DJI_0001.JPG', thumbnailUrl: blank },
            { id: 'dji-2', name: 'DJI_0002.JPG', thumbnailUrl: blank, flagged: true },
            { id: 'dji-3', name: 'DJI_0003.JPG', thumbnailUrl: blank, flagged: true, problem: 'Blurred' },
          ][index]
        }
        onIndexChange={noop}
      />
    ),
    outer: HTMLDivElement,
    wrapper: InSeries,
    arrows: '{ArrowRight}',
  },
  { name: 'ImageFacts', element: facts, outer: HTMLElement, startsWith: '[role=group]' },
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
