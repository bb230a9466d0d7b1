import { Stack } from '@inspection-studio/design-system';
import { archivedMessages } from '@inspection-studio/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryPageQuery, categoryQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, ArchivedRow, ArchivedSection, LibraryRow } from '../../widgets/library/index.ts';
import { ARCHIVED_WITH_ASSET, categoryDeletion, categoryEdit, categoryRestoration } from './category-actions.ts';
import { CategorySwatch, ModelMarker } from './CategoryMarks.tsx';
import { PresetSection } from './PresetSection.tsx';

/** Category presets, active categories and archived ones. */
export function CategoryLibrary() {
  const send = useSend();
  const client = useQueryClient();
  return (
    <Stack gap={6}>
      <PresetSection />
      <ActiveSection
        title="Categories"
        noun="categories"
        create={{ to: paths.createCategory(), label: 'Create category' }}
        pageQuery={(page) => categoryPageQuery(send, { ...page, isArchived: false })}
        record={{ path: paths.category, query: (id) => categoryQuery(send, id) }}
        renderRow={(category) => (
          <LibraryRow
            item={category}
            to={paths.category(category.id)}
            start={<CategorySwatch category={category} />}
            marker={<ModelMarker category={category} />}
            edit={categoryEdit(category)}
            deletion={categoryDeletion(send, client)}
          />
        )}
      />
      <ArchivedSection
        noun="archived categories"
        pageQuery={(page) => categoryPageQuery(send, { ...page, isArchived: true })}
        renderRow={(category) => (
          <ArchivedRow
            item={category}
            to={paths.category(category.id)}
            start={<CategorySwatch category={category} />}
            marker={<ModelMarker category={category} />}
            tooltip={archivedMessages.category}
            restoration={category.isArchivedWithAsset ? ARCHIVED_WITH_ASSET : categoryRestoration(send, client)}
          />
        )}
      />
    </Stack>
  );
}
