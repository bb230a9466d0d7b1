export { drawFrame, type FrameKind, type FrameRequest } from './draw-frame.ts';
export { frameExif } from './frame-exif.ts';
export { createDrawingThreads } from './drawing-threads.ts';
export type { Subject } from './scene/subjects/index.ts';
