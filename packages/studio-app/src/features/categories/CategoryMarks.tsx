import { VisuallyHidden } from '@inspection-studio/design-system';
import type { Category } from '@inspection-studio/domain';
import * as styles from './CategoryMarks.css.ts';

/** Square in the category's colour; its name stands beside it. */
export function CategorySwatch({ category: { colour, isArchived } }: { category: Category }) {
  return <span className={styles.swatch} style={{ background: colour }} data-archived={isArchived || undefined} aria-hidden="true" />;
}

/** Says that a model finds this category. */
export function ModelMarker({ category: { model } }: { category: Category }) {
  if (!model) return null;
  return (
    <span>
      <span className={styles.marker} aria-hidden="true">
        AI
      </span>
      <VisuallyHidden>found by AI</VisuallyHidden>
    </span>
  );
}
