import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { rolldown } from 'rolldown';

const NOT_COUNTED = /^react(-dom)?(\/|$)/;

/**
 * Some code of a consumer as a visitor downloads it: bundled and minified for production, without React.
 *
 * @param folder the consumer's project
 * @param code an ES module; what it exports is kept, the rest may be dropped
 */
export async function bundle(folder: string, code: string): Promise<string> {
  const entry = join(folder, 'bundled.js');
  const bundled = await rolldown({
    input: entry,
    cwd: folder,
    platform: 'browser',
    external: NOT_COUNTED,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  try {
    const { output } = await bundled.generate({ format: 'es', minify: true });
    return output.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  } finally {
    await bundled.close();
  }
}

/** Bytes of {@link bundle} after gzip. */
export async function measureJavaScriptBytes(folder: string, code: string): Promise<number> {
  return gzipSync(await bundle(folder, code)).length;
}

/** Bytes of stylesheets, one after the other, minified and gzipped. Pictures and fonts they name are not counted. */
export function measureStylesBytes(files: readonly string[]): number {
  const code = Buffer.from(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return gzipSync(transform({ filename: 'styles.css', code, minify: true }).code).length;
}
