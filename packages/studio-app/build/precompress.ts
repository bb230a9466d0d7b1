import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg)$/;
/** Minimum size for compression, in bytes. Smaller files fit one packet anyway. */
const MIN_BYTES = 1_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a Brotli and a gzip version of every script and stylesheet, which the server sends by Accept-Encoding. */
export function precompress(): Plugin {
  return {
    name: 'studio:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const names = Object.keys(bundle).filter((name) => COMPRESSED.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name);
          const content = await readFile(file);
          if (content.length < MIN_BYTES) return;
          await Promise.all([
            toBrotli(content, BROTLI).then((small) => writeFile(`${file}.br`, small)),
            toGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
          ]);
        }),
      );
    },
  };
}
