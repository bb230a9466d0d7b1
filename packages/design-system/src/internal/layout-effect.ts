import { useEffect, useLayoutEffect as useClientLayoutEffect } from 'react';

/**
 * `useLayoutEffect`, which React 18 warns about while rendering on a server. The build imports it from here in place
 * of React (`build/for-react-18.ts`); source uses React's own.
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useClientLayoutEffect;
