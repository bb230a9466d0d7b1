export { type CaptureFacts, captureFacts } from './preflight/capture-facts.ts';
export { poorImages } from './preflight/poor-images.ts';
export { preflight } from './preflight/preflight.ts';
export type { FindingKind, PreflightFile, PreflightFinding, PreflightStep } from './preflight/preflight-file.ts';
export { placesBeside, type SampledPlaces, sampledPlaces } from './preflight/sampled-places.ts';
export { type TrackLine, trackLines } from './preflight/track-lines.ts';
