/**
 * Runs drizzle-kit from this folder: npm keeps it at the workspace root and drizzle-orm here,
 * where the tool would not look for it.
 */
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL === import.meta.url;
    if (isOurs || !specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const url = context.conditions.includes('import')
      ? import.meta.resolve(specifier)
      : pathToFileURL(require.resolve(specifier)).href;
    return { url, shortCircuit: true };
  },
});
require(join(dirname(require.resolve('drizzle-kit')), 'bin.cjs'));
