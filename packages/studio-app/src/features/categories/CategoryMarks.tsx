import { LetterMark } from '@inspection-studio/design-system';
import type { Category } from '@inspection-studio/domain/categories';
import { MODEL_MARKER } from '../../widgets/CategoryLabels.tsx';
import * as styles from './CategoryMarks.css.ts';

/** Square in the category's colour, next to its name. */
export function CategorySwatch({ category: { colour, isArchived } }: { category: Category }) {
  return (
    <span
      className={styles.swatch}
      style={{ background: colour }}
      data-archived={isArchived || undefined}
      aria-hidden="true"
    />
  );
}

/** Says that a model finds this category. */
export function ModelMarker({ category: { model } }: { category: Category }) {
  return model && <LetterMark {...MODEL_MARKER} />;
}
