import { readRepository } from '../tests/architecture/source-tree.ts';
import { findPlaces, nearIds, searchRequirements, testedFiles } from './lib/find-requirement.mjs';
import { readRequirements, REQUIREMENTS } from './lib/requirements.mjs';

/**
 * Prints a requirement with the source that implements it and the tests that name it, or searches the requirements.
 *
 * @example npm run find -- N36
 * @example npm run find -- 'cluster radius'
 */
const ID = /^(?:[A-Z]{2,8}-\d{3}|[NSF]\d{2,3})$/;
/** Tools and their tests, which use ids as examples. */
const EXAMPLES = /^(scripts|docs)\/|^tests\/architecture\/(requirement-ids|find-requirement|spec-rows)/;
const COLUMNS = 100;
const query = process.argv.slice(2).join(' ').trim();

/** @param {string} line */
const fit = (line) => (line.length > COLUMNS ? `${line.slice(0, COLUMNS - 1)}…` : line);

/** @param {string} title @param {readonly string[]} lines */
function printList(title, lines) {
  console.log(`\n${title}`);
  for (const line of lines.length > 0 ? lines : ['none']) console.log(fit(`  ${line}`));
}

/** @param {string} id */
function printRequirement(id) {
  const requirements = readRequirements();
  const requirement = requirements.find((one) => one.id === id);
  if (!requirement) {
    const near = nearIds(id, requirements);
    console.error(`There is no requirement ${id}.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''}`);
    process.exitCode = 1;
    return;
  }
  const { text, check, heading, path } = requirement;
  console.log(`${id} (${heading})\n${text}`);
  if (check) console.log(`Check: ${check}`);
  console.log(`${path}#${id.toLowerCase()}`);
  const files = readRepository().filter((file) => !EXAMPLES.test(file.path));
  const { sources, tests } = findPlaces(id, files);
  const named = sources.map((place) => `${place.path}:${place.line}`);
  const beside = testedFiles(tests, files).filter((file) => !sources.some((place) => place.path === file));
  printList('Source', [...named, ...beside.map((file) => `${file} (beside its test)`)]);
  printList(
    'Tests',
    tests.map((place) => `${place.path}:${place.line}  ${place.text}`),
  );
}

if (query === '') {
  console.error('Usage: npm run find -- <id or words>, for example N36, CALL-051 or "cluster radius"');
  process.exitCode = 1;
} else if (ID.test(query.toUpperCase())) {
  printRequirement(query.toUpperCase());
} else {
  const found = searchRequirements(query, readRequirements());
  for (const { id, text } of found) console.log(fit(`${id.padEnd(10)}${text}`));
  if (found.length === 0) {
    console.error(`No requirement mentions "${query}". All of them are in ${REQUIREMENTS}.`);
    process.exitCode = 1;
  }
}
