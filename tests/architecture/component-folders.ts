import { isTestCode, type SourceFile } from './source-tree.ts';

const FOLDER = /^(packages\/design-system\/src\/components\/([^/]+))\//;
const MATRIX = /export const Matrix\b[^;]*?\btags:\s*\[[^\]]*'visual'/;
const GUIDED = /parameters: \{\s*guide\b/;
const SHARED_LOOK =
  /from '(?:\.\.\/\w+\/(?:index|\w+\.css)|\.\.\/\.\.\/internal\/(?:[\w-]+\/)*(?:[A-Z]\w+|[\w-]+\.css))\.js'/;

/**
 * What the components of the design system lack.
 *
 * A folder `Button` holds Button.tsx, Button.css.ts, Button.stories.tsx, Button.guide.ts, Button.test.tsx and index.ts; its
 * stories show the guide and have a Matrix tagged `visual`, the picture that is compared. Only a component that takes its look from another
 * one or from `internal` needs no styles of its own.
 */
export function incompleteComponents(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const folders = new Map(
    files.flatMap(({ path }) => {
      const [, folder, name] = FOLDER.exec(path) ?? [];
      return folder === undefined || name === undefined ? [] : [[folder, name] as const];
    }),
  );
  return [...folders].flatMap(([folder, name]) => {
    const code = files.filter(({ path }) => path.startsWith(`${folder}/`) && !isTestCode(path));
    const styles = code.some(({ text }) => SHARED_LOOK.test(text)) ? [] : [`${name}.css.ts`];
    const needed = [
      `${name}.tsx`,
      ...styles,
      ...['stories.tsx', 'guide.ts', 'test.tsx'].map((end) => `${name}.${end}`),
      'index.ts',
    ];
    const missing = needed.filter((file) => !texts.has(`${folder}/${file}`)).map((file) => `${name}: no ${file}`);
    const stories = texts.get(`${folder}/${name}.stories.tsx`);
    const isPictured = stories === undefined || MATRIX.test(stories);
    const isGuided = stories === undefined || GUIDED.test(stories);
    return [
      ...missing,
      ...(isPictured ? [] : [`${name}: no Matrix story tagged 'visual'`]),
      ...(isGuided ? [] : [`${name}: its stories do not show the guide`]),
    ];
  });
}
