import fc from 'fast-check';

const SEED = 20_261_126;

/**
 * Gives all property tests the same seed, so that a run has the same answer each time. `STUDIO_FAST_CHECK_SEED` replaces
 * it: `npm run test:heavy` draws one. A property that fails prints its seed.
 */
const asked = process.env['STUDIO_FAST_CHECK_SEED'];
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: asked === undefined ? SEED : Number(asked) });
