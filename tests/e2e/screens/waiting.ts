import { type Screen, waiting } from './screen.ts';

/** Skeletons of tiles, facts and rows. */
export const waitingScreens: readonly Screen[] = [
  waiting('waiting-home', '/'),
  waiting('waiting-site', ({ ids }) => `/sites/${ids.site}`),
  waiting('waiting-asset', ({ ids }) => `/assets/${ids.asset}`),
  waiting('waiting-categories', '/categories'),
  waiting('waiting-tags', '/tags'),
  waiting('waiting-documents', '/company/documents'),
  waiting('waiting-users', '/users'),
  waiting('waiting-activity', '/company/activity'),
];
