import { EmptyState, Skeleton, SkipPagination, TileGrid } from '@inspection-studio/design-system';
import type { CategoryPreset } from '@inspection-studio/domain/categories';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Page, useSend } from '../../api/index.ts';
import { categoryListQuery, presetPageQuery, presetQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import {
  type Created,
  CreateLink,
  LibrarySection,
  useCreatedRecord,
  withCreated,
} from '../../widgets/library/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import { PresetTile } from './PresetTile.tsx';
import * as styles from './PresetTile.css.ts';

const COLUMNS = [2, 3, 4] as const;
const SKELETON_COUNT = 4;

/** Category presets as tiles with the colours of their categories. */
export function PresetSection() {
  const [skip, setSkip] = useState(0);
  const send = useSend();
  const query = usePageQuery(presetPageQuery(send, { skip }), setSkip);
  const created = useCreatedRecord({ path: paths.preset, query: (id) => presetQuery(send, id) });
  const create = (
    <CreateLink to={paths.createPreset()} variant="secondary">
      Create preset
    </CreateLink>
  );
  return (
    <LibrarySection title="Category Presets" count={query.data?.pagination.count} actions={create}>
      <PresetTiles query={query} created={created} onSkipChange={setSkip} emptyAction={create} />
    </LibrarySection>
  );
}

interface PresetTilesProps {
  query: UseQueryResult<Page<CategoryPreset[]>>;
  /** The preset that was just created. */
  created: Created<CategoryPreset>;
  onSkipChange: (skip: number) => void;
  emptyAction: ReactNode;
}

function PresetTiles({ query, created, onSkipChange, emptyAction }: PresetTilesProps) {
  const { data: categories = [] } = useQuery(categoryListQuery(useSend()));
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) {
    return (
      <TileGrid columns={COLUMNS} busy aria-label="Loading category presets">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <div key={index} className={styles.tile}>
            <Skeleton shape="block" height={110} />
          </div>
        ))}
      </TileGrid>
    );
  }
  const { pagination } = query.data;
  const items = withCreated(query.data.items, created.record);
  if (items.length === 0) return <EmptyState action={emptyAction}>{emptyMessages.list}</EmptyState>;
  const colours = new Map(categories.map(({ id, colour }) => [id, colour]));
  return (
    <>
      <TileGrid columns={COLUMNS} busy={query.isPlaceholderData} aria-label="category presets">
        {items.map((preset) => (
          <PresetTile
            key={preset.id}
            preset={preset}
            isNew={preset.id === created.id}
            colours={preset.categories.flatMap((id) => colours.get(id) ?? [])}
          />
        ))}
      </TileGrid>
      {pagination.pages > 1 && (
        <SkipPagination
          skip={pagination.skip}
          top={pagination.top}
          count={pagination.count}
          onSkipChange={onSkipChange}
        />
      )}
    </>
  );
}
