import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * What a visitor downloads for some code of a consumer: bundled and minified for production, without React.
 *
 * @param folder the consumer's project
 * @param code an ES module; what it exports is kept, the rest may be dropped
 * @returns bytes after gzip
 */
export async function weighJavaScriptBytes(folder: string, code: string): Promise<number> {
  const entry = join(folder, 'weighed.js');
  writeFileSync(entry, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      minify: true,
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
  return gzipSync(chunks.map(({ code: minified }) => minified).join('')).length;
}
