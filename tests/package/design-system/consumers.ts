import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { root } from '../../../scripts/lib/node.mjs';
import { consumerIn, DESIGN_SYSTEM, type Consumer } from '../pack.ts';

/** The application on React 19 that the packed design system is installed into. */
export const onReact19 = consumerIn(inject('react19'), DESIGN_SYSTEM, inject('tarball'));
/** The same on React 18. */
export const onReact18 = consumerIn(inject('react18'), DESIGN_SYSTEM, inject('tarball'));

/** The entry of each component, such as `./Button`: one for each folder of the source. */
export const componentEntries = readdirSync(join(root, 'packages/design-system/src/components')).map(
  (name) => `./${name}`,
);

/** An entry as an application imports it. */
export const specifierOf = (entry: string): string => DESIGN_SYSTEM + entry.slice(1);

/** What an application can import at run time from each entry, by its specifier. */
export const namesOf = ({ node }: Consumer, entries: readonly string[]): Record<string, string[]> =>
  JSON.parse(node('names.mjs', ...entries.map(specifierOf)));
