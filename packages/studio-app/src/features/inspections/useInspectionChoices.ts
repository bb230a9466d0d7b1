import { type AssetListItem, type ChecklistTemplate, CreateProjectPolicy } from '@inspection-studio/domain';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { assetListQuery, checklistListQuery } from '../../data/index.ts';
import { useUser } from '../../session/index.ts';

/** Assets the signed-in person can create an inspection on, and all checklists. Suspends until both are read. @see N37 */
export function useInspectionChoices(): { assets: AssetListItem[]; checklists: ChecklistTemplate[] } {
  const send = useSend();
  const user = useUser();
  const [assets, checklists] = useSuspenseQueries({ queries: [assetListQuery(send), checklistListQuery(send)] });
  return {
    assets: assets.data.filter((asset) => CreateProjectPolicy(user, asset).allowed),
    checklists: checklists.data,
  };
}
