import type { ReactNode } from 'react';
import * as styles from './shown-values.css.ts';

/** Shows a text, or that there is none. */
export const shownText = (text: string | null | undefined): string => text || 'None';

/** Shows a name, which browsers do not translate, or that there is none. */
export const shownName = (name: string | null | undefined): ReactNode =>
  name ? <span translate="no">{name}</span> : shownText(name);

/** Shows values as a list, or that there are none. */
export const shownList = (values: readonly ReactNode[]): ReactNode =>
  values.length === 0 ? (
    'None'
  ) : (
    <ul className={styles.list}>
      {values.map((value, index) => (
        <li key={index}>{value}</li>
      ))}
    </ul>
  );

/** Shows the name of an id, or that it has none any more, or that there is none. */
export const shownNameOf = (id: string | null, nameOf: (id: string) => string | undefined): ReactNode => {
  const name = id ? nameOf(id) : null;
  return name === undefined ? 'No longer available' : shownName(name);
};

/** Shows names of ids in their order. */
export const shownNames = (ids: readonly string[], nameOf: (id: string) => string | undefined): ReactNode =>
  shownList(ids.map((id) => shownNameOf(id, nameOf)));
