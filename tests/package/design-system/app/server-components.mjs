/**
 * Loads entries as a server component imports them: React has no hooks there, and of a file that says `use client`
 * only the names are known. Prints the entries that cannot be loaded that way, and why.
 */
import { execFileSync } from 'node:child_process';
import { registerHooks } from 'node:module';

const CONDITION = '--conditions=react-server';
const DIRECTIVE = /^\s*['"]use client['"]/;
const EXPORT_LIST = /export\s*\{([^}]*)\}/g;

if (!process.execArgv.includes(CONDITION)) {
  process.stdout.write(execFileSync(process.execPath, [CONDITION, ...process.argv.slice(1)]));
  process.exit();
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source ?? undefined);
    if (loaded.format !== 'module' || !DIRECTIVE.test(source)) return loaded;
    const names = [...source.matchAll(EXPORT_LIST)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      );
    const stubs = names
      .filter((name) => name !== '')
      .map((name) => (name === 'default' ? 'export default 0;' : `export const ${name} = 0;`));
    return { ...loaded, source: stubs.join('\n') };
  },
});

/** @type {string[]} */
const failures = [];
for (const entry of process.argv.slice(2)) {
  await import(entry).catch((error) => failures.push(`${entry}: ${error.message}`));
}
console.log(JSON.stringify(failures));
