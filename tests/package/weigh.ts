import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * Some code of a consumer as a visitor downloads it: bundled and minified for production, without React.
 *
 * @param folder the consumer's project
 * @param code an ES module; what it exports is kept, the rest may be dropped
 */
export async function bundle(folder: string, code: string): Promise<string> {
  const entry = join(folder, 'bundled.js');
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
  return chunks.map(({ code: minified }) => minified).join('');
}

/** Bytes of {@link bundle} after gzip. */
export async function weighJavaScriptBytes(folder: string, code: string): Promise<number> {
  return gzipSync(await bundle(folder, code)).length;
}
