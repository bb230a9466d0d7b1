import type { AssetListItem } from '@inspection-studio/domain/assets';
import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import { CreateProjectPolicy } from '@inspection-studio/domain/permissions';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { assetListQuery, checklistListQuery } from '../../data/index.ts';
import { useUser } from '../../session/index.ts';

/** What a new inspection is made from. */
export interface InspectionChoices {
  assets: AssetListItem[];
  checklists: ChecklistTemplate[];
}

/** Assets the signed-in person can create an inspection on, and all checklists. Suspends until both are read. */
export function useInspectionChoices(): InspectionChoices {
  const send = useSend();
  const user = useUser();
  const [assets, checklists] = useSuspenseQueries({ queries: [assetListQuery(send), checklistListQuery(send)] });
  return {
    assets: assets.data.filter((asset) => CreateProjectPolicy(user, asset).allowed),
    checklists: checklists.data,
  };
}
