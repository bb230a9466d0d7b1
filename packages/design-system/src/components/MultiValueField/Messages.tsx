import { FieldError } from '../Field/index.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './MultiValueField.css.js';

export interface MessagesProps {
  id: string;
  /** The message about duplicates, or `null` if there are none. */
  duplicates: string | null;
  errors: readonly { id: string; text: string }[];
}

/** Shows and announces messages about the entries. */
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
