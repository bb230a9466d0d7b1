import { FieldError } from '../Field/index.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './MultiValueField.css.js';

export interface MessagesProps {
  id: string;
  /** `null` when nothing was left out. */
  duplicates: string | null;
  errors: readonly { id: string; text: string }[];
}

/** What there is to say about the entries, live. */
export function Messages({ id, duplicates, errors }: MessagesProps) {
  return (
    <div id={id} className={styles.messages} aria-live="polite">
      {duplicates !== null && (
        <p className={styles.duplicates}>
          <StatusSign kind="warning" size="small" className={styles.sign} />
          <span>{duplicates}</span>
        </p>
      )}
      {errors.map((error) => (
        <FieldError key={error.id} id={error.id}>
          {error.text}
        </FieldError>
      ))}
    </div>
  );
}
