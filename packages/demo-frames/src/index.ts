export { drawFrame, type FrameKind, type FrameRequest } from './draw-frame.ts';
export { createDrawingThreads } from './drawing-threads.ts';
export type { Subject } from './scene/subjects/index.ts';
