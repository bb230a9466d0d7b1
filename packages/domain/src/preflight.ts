export { type CaptureFacts, captureFacts } from './preflight/capture-facts.ts';
export { captureTimeMs } from './preflight/capture-time.ts';
export { type JpegSegments, jpegSegments } from './preflight/jpeg-segments.ts';
export { preflight } from './preflight/preflight.ts';
export type { FindingKind, PreflightFile, PreflightFinding, PreflightStep } from './preflight/preflight-file.ts';
export { isThermalImage, type TemperatureFormat, temperatureFormatOf } from './preflight/thermal-image.ts';
export { type TrackLine, trackLines } from './preflight/track-lines.ts';
