import { archivedMessages, type Category } from '@inspection-studio/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { categoryPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import {
  ArchivedRow,
  CreateLink,
  LibraryList,
  libraryPage,
  LibraryRow,
  LibrarySearch,
  LibrarySection,
  useLibraryList,
} from '../../widgets/library/index.ts';
import { ARCHIVED_WITH_ASSET, categoryDeletion, categoryEdit, categoryRestoration } from './category-actions.ts';
import { CategorySwatch, ModelMarker } from './CategoryMarks.tsx';
import { PresetSection } from './PresetSection.tsx';

/** Category presets, active categories and archived ones. @see spec 1 §2 "Library screens" */
export function CategoryLibrary() {
  const send = useSend();
  const client = useQueryClient();
  const { search, searchFor, skip, skipTo } = useLibraryList();
  const [archivedSkip, setArchivedSkip] = useState(0);
  const quiet = { throwOnError: false } as const;
  const active = useQuery({ ...categoryPageQuery(send, { search, isArchived: false, skip }), ...quiet });
  const archived = useQuery({ ...categoryPageQuery(send, { search, isArchived: true, skip: archivedSkip }), ...quiet });
  const create = <CreateLink to={paths.createCategory()}>Create category</CreateLink>;
  return (
    <div className={libraryPage}>
      <PresetSection />
      <LibrarySection
        title="Categories"
        count={active.data?.pagination.count}
        actions={
          <>
            <LibrarySearch noun="categories" />
            {create}
          </>
        }
      >
        <LibraryList
          noun="categories"
          query={active}
          search={search}
          onClearSearch={() => searchFor('')}
          onSkipChange={skipTo}
          emptyAction={create}
          renderRow={(category: Category) => (
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
      </LibrarySection>
      <LibrarySection title="Archived" count={archived.data?.pagination.count}>
        <LibraryList
          noun="archived categories"
          query={archived}
          search={search}
          onSkipChange={setArchivedSkip}
          renderRow={(category: Category) => (
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
      </LibrarySection>
    </div>
  );
}
