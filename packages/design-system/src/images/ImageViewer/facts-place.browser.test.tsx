import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { openViewer, type OpenedViewer } from '../../testing/open-viewer.js';
import { paintedImage, plain, serveImages } from '../../testing/painted-images.js';
import { sampleFacts } from '../../testing/sample-images.js';
import { ImageFacts } from '../ImageFacts/index.js';

const image = paintedImage('first', { width: 2000, height: 1500 }, 3);
const filmstrip = <div style={{ flexShrink: 0, height: 72 }} data-testid="strip" />;
const panel = (count = sampleFacts.length) => <ImageFacts facts={sampleFacts.slice(0, count)} />;

let viewer: OpenedViewer;
beforeAll(() => wear('light'));
beforeEach(() => void serveImages([image, plain([40, 120, 60])]));
afterEach(async () => {
  viewer.clear();
  vi.unstubAllGlobals();
  await wear('light');
});

const boxOf = (selector: string) => viewer.root.querySelector(selector)!.getBoundingClientRect();
/** Of the viewer, the picture's stage, the facts and the strip. */
const boxes = () => ({
  whole: viewer.root.firstElementChild!.firstElementChild!.getBoundingClientRect(),
  stage: viewer.stage.getBoundingClientRect(),
  facts: boxOf('section'),
  strip: boxOf('[data-testid="strip"]'),
});

describe('in a wide viewer', () => {
  it.each(['light', 'right to left'] as const)(
    'facts are beside the picture, at the end of the line: %s',
    async (look) => {
      await wear(look);
      viewer = openViewer({ image, width: 900, height: 640, filmstrip });
      const { height } = viewer.stage.getBoundingClientRect();
      viewer.change({ facts: panel() });
      const { whole, stage, facts, strip } = boxes();
      expect([stage.width + facts.width + 1, facts.width + 1, stage.height]).toEqual([900, 320, height]);
      const [start, end] = look === 'light' ? [stage, facts] : [facts, stage];
      expect([start.left, end.right]).toEqual([whole.left, whole.right]);
      expect([facts.top, facts.bottom]).toEqual([stage.top, strip.top]);
    },
  );

  it('the whole picture stays whole, also when facts close', async () => {
    viewer = openViewer({ image, width: 900, height: 640, filmstrip });
    const { drawn } = await viewer.sharp();
    viewer.change({ facts: panel() });
    await expect.poll(async () => (await viewer.sharp()).drawn.width).toBe(viewer.stage.clientWidth);
    expect(viewer.stage.clientWidth).toBe(580);
    viewer.change({ facts: false });
    await expect.poll(async () => (await viewer.sharp()).drawn).toEqual(drawn);
  });

  it('more facts than fit scroll, and the viewer keeps its size', () => {
    viewer = openViewer({ image, width: 900, height: 400, filmstrip, facts: panel() });
    const { whole, facts, strip } = boxes();
    expect([whole.height, strip.bottom, facts.bottom]).toEqual([400, whole.bottom, strip.top]);
  });
});

describe('in a narrow viewer', () => {
  it('facts are below the picture, as wide as the viewer and as high as the picture', () => {
    viewer = openViewer({ image, width: 390, height: 800, filmstrip, facts: panel() });
    const { whole, stage, facts, strip } = boxes();
    expect([facts.left, facts.right]).toEqual([whole.left, whole.right]);
    expect([stage.width, facts.bottom]).toEqual([390, strip.top]);
    expect([facts.top - 1, facts.height + 1]).toEqual([stage.bottom, stage.height]);
  });

  it('a picture stays where it is when another image has fewer facts', () => {
    viewer = openViewer({ image, width: 390, height: 800, filmstrip, facts: panel() });
    const { stage } = boxes();
    viewer.change({ facts: panel(1) });
    expect(boxes().stage).toEqual(stage);
  });

  it('the picture is seen whole above them', async () => {
    viewer = openViewer({ image, width: 400, height: 800, filmstrip, facts: panel() });
    const { drawn } = await viewer.sharp();
    expect(drawn).toEqual({ width: 400, height: 300 });
  });
});
