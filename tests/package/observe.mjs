/**
 * Loads entries in bare Node and prints what they export and which packages they bring along.
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

const entries = await Promise.all(process.argv.slice(2).map((specifier) => import(specifier)));
console.log(JSON.stringify({ names: entries.flatMap(Object.keys).sort(), packages: [...packages].sort() }));
