import { drawPicture, type DrawnPart } from './draw-picture.js';
import { partsOfImage } from './drawn-parts.js';
import { listenForGestures } from './gestures.js';
import * as views from './image-view.js';
import type { Frame, ImageView, Rotation } from './image-view.js';
import { seenBox } from './image-tiles.js';
import { PictureCache, type PictureRequest } from './picture-cache.js';
import * as wanted from './wanted-pictures.js';
import type { ViewerImage } from './wanted-pictures.js';

/** What is seen of an image, for the buttons and texts around it. */
export interface StageState {
  /** The image. */
  id: string;
  /** Pixels of the screen per pixel of the image: 1 is 1:1. */
  zoom: number;
  isFitted: boolean;
  /** Whether it cannot be enlarged further. */
  isLargest: boolean;
  /** Pictures of the view that are here, and all of them. */
  loadedCount: number;
  wantedCount: number;
  /** Those whose last request failed. They are requested again. */
  failedCount: number;
}

export interface ImageStageOptions {
  /** Takes the gestures. */
  element: HTMLElement;
  canvas: HTMLCanvasElement;
  onChange: (state: StageState) => void;
  /** A finger swiped the whole picture to the left (-1) or right (1). */
  onSwipe: (to: -1 | 1) => void;
}

const FADE_MS = 120;
/** While a key is held, which shows about 30 images a second, only thumbnails are loaded. */
const TILES_AFTER_MS = 40;
/** Tiles of so many neighbours are loaded ahead, and thumbnails of all. */
const NEIGHBOURS_WITH_TILES = 2;
const ZOOM_MS = 160;

/** Shows one image on a canvas: zooms, moves, turns, loads what is seen and then what is next. */
export class ImageStage {
  readonly #canvas: HTMLCanvasElement;
  readonly #options: ImageStageOptions;
  readonly #cache = new PictureCache(() => this.#redraw());
  readonly #resizes = new ResizeObserver(() => this.#resize());
  readonly #endGestures: () => void;
  #image: ViewerImage | null = null;
  #neighbours: readonly ViewerImage[] = [];
  #rotation: Rotation = 0;
  #isStill = false;
  #shownAtMs = 0;
  #view: ImageView | null = null;
  #travel: { from: ImageView; to: ImageView; startMs: number } | null = null;
  #drawRequest = 0;

  constructor(options: ImageStageOptions) {
    this.#options = options;
    this.#canvas = options.canvas;
    this.#endGestures = listenForGestures(options.element, {
      onDrag: (by) => this.#change((view, frame) => views.panBy(view, { x: -by.x, y: -by.y }, frame)),
      onZoom: (factor, around) => this.#change((view, frame) => views.zoomTo(view, view.scale * factor, frame, around)),
      onDoubleClick: (at) => this.#toggle(at),
      onSwipe: (to) => this.#view && views.isFitted(this.#view, this.#frame()) && options.onSwipe(to),
    });
    this.#resizes.observe(options.element);
  }

  /** Shows an image whole; the same one with other addresses stays as it is seen. Loads the neighbours after it. */
  show(image: ViewerImage | null, neighbours: readonly ViewerImage[], rotation: Rotation): void {
    const isOther = image?.id !== this.#image?.id || rotation !== this.#rotation;
    this.#image = image;
    this.#neighbours = neighbours;
    this.#rotation = rotation;
    if (isOther) {
      this.#travel = null;
      this.#shownAtMs = performance.now();
      this.#view = image && views.fitView(this.#frame());
    }
    this.#redraw();
  }

  fit(): void {
    this.#glide((_view, frame) => views.fitView(frame));
  }

  /** One pixel of the image on one of the screen. */
  showActualSize(): void {
    this.#glide((view, frame) => views.zoomTo(view, frame.actualScale, frame));
  }

  zoomBy(factor: number): void {
    this.#glide((view, frame) => views.zoomTo(view, view.scale * factor, frame));
  }

  /** Moves what is seen by shares of the stage. */
  panBy(share: { x: number; y: number }): void {
    this.#glide((view, frame) => {
      const { width, height } = frame.stage;
      return views.panBy(view, { x: share.x * width, y: share.y * height }, frame);
    });
  }

  setReducedMotion(reduced: boolean): void {
    this.#isStill = reduced;
  }

  destroy(): void {
    cancelAnimationFrame(this.#drawRequest);
    this.#resizes.disconnect();
    this.#endGestures();
    this.#cache.destroy();
  }

  #toggle(at: { x: number; y: number }): void {
    this.#glide((view, frame) => {
      if (!views.isFitted(view, frame)) return views.fitView(frame);
      return views.zoomTo(view, Math.max(frame.actualScale, view.scale * 2), frame, at);
    });
  }

  #frame(): Frame {
    const { clientWidth, clientHeight } = this.#options.element;
    const picture = views.rotatedSize(this.#image ?? { width: 1, height: 1 }, this.#rotation);
    return {
      picture,
      stage: { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) },
      actualScale: 1 / window.devicePixelRatio,
    };
  }

  /** At once. */
  #change(to: (view: ImageView, frame: Frame) => ImageView): void {
    if (!this.#view) return;
    this.#travel = null;
    this.#view = to(this.#view, this.#frame());
    this.#redraw();
  }

  /** In a short move from what is seen; a second one starts where the first would have ended. */
  #glide(to: (view: ImageView, frame: Frame) => ImageView): void {
    if (!this.#view) return;
    const target = to(this.#travel?.to ?? this.#view, this.#frame());
    if (this.#isStill) return this.#change(() => target);
    this.#travel = { from: this.#view, to: target, startMs: performance.now() };
    this.#redraw();
  }

  #resize(): void {
    if (this.#view && this.#image) {
      const wasFitted = views.isFitted(this.#travel?.to ?? this.#view, this.#drawnFrame ?? this.#frame());
      const frame = this.#frame();
      this.#travel = null;
      this.#view = wasFitted ? views.fitView(frame) : views.clampView(this.#view, frame);
    }
    this.#redraw();
  }

  /** As it was drawn last. */
  #drawnFrame: Frame | null = null;

  readonly #redraw = (): void => {
    cancelAnimationFrame(this.#drawRequest);
    this.#drawRequest = requestAnimationFrame((nowMs) => this.#draw(nowMs));
  };

  #travelOn(nowMs: number): void {
    if (!this.#travel) return;
    const { from, to, startMs } = this.#travel;
    const share = Math.min(1, Math.max(0, (nowMs - startMs) / ZOOM_MS));
    // Slows down towards its end.
    this.#view = share === 1 ? to : views.between(from, to, 1 - (1 - share) ** 3);
    if (share === 1) this.#travel = null;
    else this.#redraw();
  }

  #draw(nowMs: number): void {
    this.#travelOn(nowMs);
    const frame = this.#frame();
    this.#drawnFrame = frame;
    const [image, view] = [this.#image, this.#view];
    if (!image || !view) {
      this.#cache.want([]);
      this.#paint(frame, []);
      return;
    }
    const tiles = wanted.tilesInView(image, this.#travel?.to ?? view, frame, this.#rotation);
    const own = [...wanted.thumbnailRequest(image), ...wanted.tileRequests(image, tiles)];
    const loadedCount = own.filter(({ key }) => this.#cache.get(key)).length;
    this.#cache.want(this.#requests(own, frame, nowMs));
    const parts = partsOfImage(this.#cache, image, tiles, {
      seen: seenBox(view, frame, image, this.#rotation),
      nowMs,
      fadeMs: this.#isStill ? 0 : FADE_MS,
    });
    if (parts.some(({ opacity }) => opacity < 1)) this.#redraw();
    this.#paint(frame, parts);
    const zoom = view.scale / frame.actualScale;
    this.#options.onChange({
      id: image.id,
      zoom,
      isFitted: views.isFitted(view, frame),
      isLargest: views.clampScale(view.scale * 1.001, frame) <= view.scale,
      loadedCount,
      wantedCount: own.length,
      failedCount: own.filter(({ key }) => this.#cache.hasFailed(key)).length,
    });
  }

  /** What is seen comes first, then the neighbours. */
  #requests(own: PictureRequest[], frame: Frame, nowMs: number): PictureRequest[] {
    const thumbnails = this.#neighbours.flatMap(wanted.thumbnailRequest);
    if (nowMs - this.#shownAtMs < TILES_AFTER_MS) {
      this.#redraw();
      return [...(this.#image ? wanted.thumbnailRequest(this.#image) : []), ...thumbnails];
    }
    const near = this.#neighbours.slice(0, NEIGHBOURS_WITH_TILES);
    return [
      ...own,
      ...thumbnails,
      ...near.flatMap((each) => wanted.tileRequests(each, wanted.tilesOfWhole(each, frame))),
    ];
  }

  #paint({ stage, actualScale }: Frame, parts: DrawnPart[]): void {
    const screen = { width: Math.round(stage.width / actualScale), height: Math.round(stage.height / actualScale) };
    const { width, height } = this.#canvas;
    // Setting a size, even the same one, empties a canvas.
    if (width !== screen.width || height !== screen.height) Object.assign(this.#canvas, screen);
    const context = this.#canvas.getContext('2d');
    if (!context || !this.#view || !this.#image) return context?.clearRect(0, 0, screen.width, screen.height);
    const { scale, x, y } = this.#view;
    const { width: imageWidth, height: imageHeight } = this.#image;
    const size = { width: imageWidth, height: imageHeight };
    drawPicture(context, { screen, screenScale: scale / actualScale, x, y, size, rotation: this.#rotation }, parts);
  }
}
