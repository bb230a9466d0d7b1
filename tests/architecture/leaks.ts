import type { SourceFile } from './source-tree.ts';

const MACHINE_PATH = /(?<![\w.:$}*-])\/(?:work|tmp|root|Users|home\/\w+)\/[\w.-]/;
const REGISTRY = /\bregistry\.[\w-]+\.\w+|\bnpm\.pkg\.|artifactory|codeartifact|"resolved": "https?:/i;

/** Lines that tell where they were written: paths of a machine, hosts of a package registry. */
export function leaks(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        MACHINE_PATH.test(line) || REGISTRY.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}
