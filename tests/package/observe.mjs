/**
 * Loads one entry in bare Node and prints what it exports and which packages it brings along.
 *
 *     node observe.mjs @inspection-studio/design-system/map
 */
import { registerHooks } from 'node:module';

const PACKAGE_NAME = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** @type {Set<string>} */
const packages = new Set();
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const name = PACKAGE_NAME.exec(resolved.url)?.[1];
    if (name !== undefined) packages.add(name);
    return resolved;
  },
});

const entry = await import(process.argv[2] ?? '');
console.log(JSON.stringify({ names: Object.keys(entry).sort(), packages: [...packages].sort() }));
