import type { ReactNode } from 'react';

/** Drawn in a 16 × 16 box: `currentColor` is the sign, `--sign-ink` what is painted on it. */
const ink = 'var(--sign-ink)';

/** Every sign has its own outline, so that it survives print, forced colours and colour blindness. */
export const signShapes = {
  /** Paper: a dashed circle. */
  draft: (
    <circle cx="8" cy="8" r="6.1" fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="2.9 1.89" />
  ),
  /** Temporary works: a diamond with three dots. */
  processing: (
    <>
      <path d="M8 .6 15.4 8 8 15.4.6 8Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      <path d="M4.1 7h2v2h-2zM7 7h2v2H7zM9.9 7h2v2h-2z" fill={ink} />
    </>
  ),
  /** Go: a square with a tick. */
  completed: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="2.5" fill="currentColor" />
      <path d="m4.4 8.2 2.5 2.5 4.8-5.2" fill="none" stroke={ink} strokeWidth="2" />
    </>
  ),
  /** Stop: an octagon. */
  failed: (
    <>
      <path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5Z" fill="currentColor" />
      <path d="M8 3.9v5M8 10.4v2" stroke={ink} strokeWidth="2" />
    </>
  ),
  /** Caution: a triangle. */
  warning: (
    <>
      <path
        d="M8 1.2 15.4 14.4H.6Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M8 5.6v4.2M8 11v1.8" stroke={ink} strokeWidth="1.8" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="7.2" fill="currentColor" />
      <path d="M8 7v5M8 3.8v2" stroke={ink} strokeWidth="2" />
    </>
  ),
  paused: (
    <>
      <circle cx="8" cy="8" r="7.2" fill="currentColor" />
      <path d="M6.2 5v6M9.8 5v6" stroke={ink} strokeWidth="1.8" />
    </>
  ),
  /** Not begun: an open ring. */
  pending: <circle cx="8" cy="8" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  /** In use: a full disc. */
  active: <circle cx="8" cy="8" r="5" fill="currentColor" />,
  /** Out of use: a struck ring. */
  off: (
    <>
      <circle cx="8" cy="8" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M4 12 12 4" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SignKind = keyof typeof signShapes;
