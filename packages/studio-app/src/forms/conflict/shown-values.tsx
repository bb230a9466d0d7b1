import type { ReactNode } from 'react';
import * as styles from './shown-values.css.ts';

/** Shows a text, or that there is none. */
export const shownText = (text: string | null | undefined): string => text || 'None';

/** Shows texts as a list, or that there are none. */
export const shownList = (texts: readonly string[]): ReactNode =>
  texts.length === 0 ? (
    'None'
  ) : (
    <ul className={styles.list}>
      {texts.map((text, index) => (
        <li key={`${index} ${text}`}>{text}</li>
      ))}
    </ul>
  );

/** Shows names of ids in their order; what has no name any more says so. */
export const shownNames = (ids: readonly string[], nameOf: (id: string) => string | undefined): ReactNode =>
  shownList(ids.map((id) => nameOf(id) ?? 'No longer available'));
