import { Inline, SwatchLabel, Text } from '@inspection-studio/design-system';
import type { Category } from '@inspection-studio/domain/categories';
import { archivedMessages } from '@inspection-studio/domain/messages';

/** After the name of a category that a model finds. */
export const MODEL_MARKER = { letters: 'AI', label: 'found by AI' } as const;

/** Categories as labels with their colours; archived ones are struck through. */
export function CategoryLabels({ categories }: { categories: readonly Category[] }) {
  return (
    <Inline as="ul" align="stretch" wrap aria-label="Categories">
      {categories.map(({ id, name, colour, model, isArchived }) => (
        <Text key={id} as="li">
          <SwatchLabel
            colour={colour}
            {...(model && { marker: MODEL_MARKER })}
            archived={isArchived}
            archivedTooltip={archivedMessages.category}
          >
            {name}
          </SwatchLabel>
        </Text>
      ))}
    </Inline>
  );
}
