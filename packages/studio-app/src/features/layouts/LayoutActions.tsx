import { Inline } from '@inspection-studio/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layoutQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { CreateLink, LibraryActions } from '../../widgets/library/index.ts';
import { layoutDeletion } from './layout-deletion.ts';
import * as styles from './LayoutActions.css.ts';

/** Create location layer, Edit, History and Delete of a layout. */
export function LayoutActions({ layoutId }: { layoutId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: layout } = useQuery(layoutQuery(send, layoutId));
  if (!layout) return null;
  return (
    <Inline className={styles.actions} gap={1} wrap>
      <CreateLink to={paths.createLayer(layout.id)} variant="secondary" className={styles.create}>
        Create location layer
      </CreateLink>
      {/* Wraps as a whole, so that Edit, History and Delete stay together. */}
      <Inline gap={1} wrap>
        <LibraryActions
          item={layout}
          edit={{ to: paths.updateLayout(layout.id), permission: 'CreateLibrary' }}
          deletion={layoutDeletion(send, client)}
          parent={paths.layouts()}
        />
      </Inline>
    </Inline>
  );
}
