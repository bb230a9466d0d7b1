import { EmptyState, LinkButton, PagePagination, Skeleton } from '@inspection-studio/design-system';
import {
  type Asset,
  CreateProjectPolicy,
  emptyMessages,
  formatBytes,
  formatDate,
  PAGE_SIZES,
  pageOf,
  skipOf,
} from '@inspection-studio/domain';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, projectPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import { InspectionStatus } from '../../widgets/InspectionStatus.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './AssetProfile.css.ts';

/** The inspections of an asset, newest first, and the way to a new one for those who may. */
export function AssetInspections({ asset }: { asset: Asset }) {
  const [page, setPage] = useState(1);
  const { user, can } = useAccess();
  const top = PAGE_SIZES.inspections;
  const send = useSend();
  const client = useQueryClient();
  const query = useQuery(projectPageQuery(send, { assetId: asset.id, skip: skipOf(page, top) }));
  const mayCreate = can('CreateProject') && CreateProjectPolicy(user, asset).allowed;
  const create = mayCreate && (
    <LinkButton
      asChild
      variant="primary"
      className={styles.screenOnly}
      icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
    >
      <Link to={paths.createInspection(asset.id)}>Create Inspection</Link>
    </LinkButton>
  );
  return (
    <section className={styles.section} aria-labelledby="asset-inspections">
      <div className={styles.heading}>
        <h3 id="asset-inspections" className={styles.heading}>
          Inspections <span className={styles.count}>{query.data?.pagination.count.toLocaleString('en')}</span>
        </h3>
        {create}
      </div>
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : !query.data ? (
        <Skeleton shape="block" height={240} />
      ) : query.data.items.length === 0 ? (
        <EmptyState>{emptyMessages.list}</EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {query.data.items.map((inspection) => (
              <li key={inspection.id} className={styles.row}>
                <span className={styles.thumb}>
                  <Picture src={inspection.thumbnail} type={asset.type} />
                </span>
                <div className={styles.words}>
                  <p className={styles.name}>
                    <Link className={styles.link} to={paths.inspection(inspection.id)}>
                      {inspection.name}
                    </Link>
                  </p>
                  <p className={styles.note}>{counted(inspection.imageCount, 'image')}</p>
                  <p className={styles.note}>{formatBytes(inspection.size)}</p>
                </div>
                <div className={styles.state}>
                  <InspectionStatus status={inspection.status} />
                  <time className={styles.note} dateTime={inspection.modified}>
                    {formatDate(inspection.modified)}
                  </time>
                </div>
              </li>
            ))}
          </ul>
          {query.data.pagination.pages > 1 && (
            <PagePagination
              className={styles.screenOnly}
              page={pageOf(query.data.pagination.skip, top)}
              pages={query.data.pagination.pages}
              onPageChange={setPage}
              onPageIntent={(next) =>
                prefetch(client, projectPageQuery(send, { assetId: asset.id, skip: skipOf(next, top) }))
              }
            />
          )}
        </>
      )}
    </section>
  );
}
