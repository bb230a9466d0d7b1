import { Skeleton } from '@inspection-studio/design-system';
import { pageTitles } from '@inspection-studio/domain/messages';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { assetListQuery, checklistListQuery, prefetch } from '../../data/index.ts';
import { InspectionWizard } from '../../features/inspections/InspectionWizard.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';

export const handle = { title: pageTitles.createInspection, trail: 'createInspection' };
export const loader = guarded('CreateProject', ({ send, queryClient }) => {
  prefetch(queryClient, assetListQuery(send));
  prefetch(queryClient, checklistListQuery(send));
  return null;
});

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const assetId = search.get('asset') ?? undefined;
  return (
    <Suspense fallback={<Skeleton shape="block" height={420} />}>
      <InspectionWizard
        assetId={assetId}
        onCreated={({ id }) => void navigate(paths.inspection(id))}
        onCancel={() => void navigate(assetId ? paths.asset(assetId) : paths.home())}
      />
    </Suspense>
  );
}
