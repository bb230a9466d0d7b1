export { isScanDamaged } from './photos/damage/damaged-scan.ts';
export { isZero } from './photos/gps-position.ts';
export { PHOTO_HEAD_BYTES, type PhotoFacts, photoFacts, type PositionSource } from './photos/photo-facts.ts';
export { type PhotoProblem, photoProblems, photoProblemSentence } from './photos/photo-problems.ts';
export type { TemperatureFormat } from './photos/thermal-image.ts';
