/**
 * Loads entries in bare Node and prints what each exports.
 *
 *     node names.mjs @inspection-studio/design-system @inspection-studio/design-system/Button
 */
const entries = process.argv.slice(2);
const modules = await Promise.all(entries.map((entry) => import(entry)));
console.log(
  JSON.stringify(Object.fromEntries(entries.map((entry, index) => [entry, Object.keys(modules[index]).sort()]))),
);
