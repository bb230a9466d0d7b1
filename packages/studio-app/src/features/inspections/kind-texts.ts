import type { ChoosableKind } from './steps.ts';

/** What each kind of data is, and what it needs; 3D says 'more than', since 20 are refused (N01). */
export const KIND_TEXTS: Readonly<Record<ChoosableKind, { about: string; needs: string; short: string }>> = {
  three: {
    about: 'A model of the whole asset, computed from overlapping images.',
    needs: 'More than 20 visual or thermal images are needed.',
    short: 'More than 20 needed',
  },
  two: {
    about: 'Single images of what matters, looked at one by one.',
    needs: 'At least 1 visual or thermal image is needed.',
    short: 'At least 1 needed',
  },
};
