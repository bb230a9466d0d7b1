import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { ImageViewer } from '../images/ImageViewer/index.js';
import type { ViewerImage } from '../images/wanted-pictures.js';
import { setStage } from './conformance/stage.js';
import type { Rgb } from './painted-images.js';

interface Shown {
  image: ViewerImage;
  width: number;
  height: number;
  filmstrip?: ReactNode;
  /** Shown while they are there. */
  facts?: ReactNode;
}

export type OpenedViewer = ReturnType<typeof openViewer>;

/** The colours on a canvas. A place is in CSS pixels from its top left corner. */
export interface Pixels {
  at: (x: number, y: number) => number[];
  /** Of the part that is not transparent, in pixels of the screen. */
  drawn: { width: number; height: number };
  /** Number of pixels of the screen that are neither transparent nor of the colour. */
  countOther: (colour: Rgb) => number;
}

function readPixels(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4 + 3] === 0) continue;
    columns.add(at % width);
    rows.add(Math.floor(at / width));
  }
  const at = (x: number, y: number) => {
    const start = 4 * (Math.floor(y * devicePixelRatio) * width + Math.floor(x * devicePixelRatio));
    return Array.from(data.subarray(start, start + 3));
  };
  const countOther = (colour: Rgb) => {
    let count = 0;
    for (let start = 0; start < data.length; start += 4) {
      const isColour = data[start + 3] === 255 && colour.every((value, channel) => value === data[start + channel]);
      if (data[start + 3] !== 0 && !isColour) count += 1;
    }
    return count;
  };
  return { at, drawn: { width: columns.size, height: rows.size }, countOther };
}

/** Shows an image viewer on a page of a real browser. */
export function openViewer(first: Shown) {
  let change: (next: Partial<Shown>) => void = () => undefined;
  function Changing() {
    const [{ image, width, height, ...around }, setShown] = useState(first);
    useLayoutEffect(() => {
      change = (next) => flushSync(() => setShown((last) => ({ ...last, ...next })));
    }, []);
    return (
      <div style={{ width, height }}>
        <ImageViewer image={image} index={0} count={1} onIndexChange={() => undefined} factsOpen {...around} />
      </div>
    );
  }
  const { parts, clear } = setStage(<Changing />);
  const root = parts()[0]!;
  const stage = root.querySelector<HTMLElement>('[role="application"]')!;
  const canvas = root.querySelector('canvas')!;
  const zoom = root.querySelector('[role="status"]')!;
  const place = (x: number, y: number) => {
    const { left, top } = stage.getBoundingClientRect();
    return { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true };
  };
  return {
    root,
    stage,
    clear,
    change: (next: Partial<Shown>) => change(next),
    /** Percent of the screen's pixels per pixel of the image. */
    zoomPercent: () => Number.parseInt(zoom.textContent, 10),
    press: (key: string) => stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    /** Turns the wheel at a place in the picture; up, which enlarges, is negative. */
    wheel: (x: number, y: number, deltaY: number) =>
      stage.dispatchEvent(new WheelEvent('wheel', { ...place(x, y), deltaY })),
    drag: ([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]) => {
      const send = (type: string, x: number, y: number) =>
        stage.dispatchEvent(new PointerEvent(type, { ...place(x, y), pointerId: 7, pointerType: 'mouse' }));
      send('pointerdown', fromX, fromY);
      send('pointermove', (fromX + toX) / 2, (fromY + toY) / 2);
      send('pointermove', toX, toY);
      send('pointerup', toX, toY);
    },
    /** As they are now. */
    pixels: () => readPixels(canvas),
    /** Resolves with the colours when the view is drawn with all its tiles. */
    sharp: async () => {
      // After a change, the next frame finds out what it needs.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await expect.poll(() => [stage.ariaBusy, zoom.textContent !== '']).toEqual([null, true]);
      return readPixels(canvas);
    },
  };
}
