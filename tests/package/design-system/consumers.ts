import { inject } from 'vitest';
import { consumerIn, DESIGN_SYSTEM } from '../pack.ts';

/** The application on React 19 that the packed design system is installed into. */
export const onReact19 = consumerIn(inject('react19'), DESIGN_SYSTEM, inject('tarball'));
/** The same on React 18. */
export const onReact18 = consumerIn(inject('react18'), DESIGN_SYSTEM, inject('tarball'));
