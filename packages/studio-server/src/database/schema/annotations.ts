import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import { companyId, timestamps } from './columns.ts';
import { projectFiles } from './project-files.ts';
import { severityScales } from './severity-scales.ts';

/**
 * A markup on an image: an annotation or a measurement, with its category and severity
 * scale. The cloud inspection application writes them. The studio counts them and does not
 * delete library items they use (47, 48).
 */
export const annotations = pgTable(
  'annotations',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    imageId: text()
      .notNull()
      .references(() => projectFiles.id, { onDelete: 'cascade' }),
    kind: text().$type<'annotation' | 'measurement2'>().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    severityScaleId: text().references(() => severityScales.id),
    /** Id of a severity in the scale. */
    severityId: text(),
    ...timestamps(),
  },
  (table) => [
    index('annotations_image').on(table.imageId),
    index('annotations_category').on(table.categoryId),
    index('annotations_severity_scale').on(table.severityScaleId),
  ],
);
