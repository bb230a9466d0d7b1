import { LinkButton, Spinner } from '@inspection-studio/design-system';
import { HOME_SORTS } from '@inspection-studio/domain/query';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { logError, useSend } from '../../api/index.ts';
import { assetPageQuery, prefetch, projectPageQuery, sitePageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { Can } from '../../permissions/index.ts';
import { type HomePreferences, keptHome } from '../../settings/index.ts';
import { AssetTile } from '../../widgets/AssetTile.tsx';
import { InspectionTile } from '../../widgets/InspectionTile.tsx';
import { SiteTile } from '../../widgets/SiteTile.tsx';
import { useHomeLists } from './home-lists.ts';
import { HomeGrid } from './HomeGrid.tsx';

const fetchMap = () => import('./HomeMap.tsx');
const HomeMap = lazy(fetchMap);
// Preload the map if Home was last shown as a map.
if (keptHome().layout === 'Map') fetchMap().catch(logError);

interface HomeContentsProps {
  preferences: HomePreferences;
  search: string;
  onClearSearch: () => void;
  onSkipChange: (skip: number) => void;
}

/** Items of the selected type as tiles or on the map. Memoised. */
export const HomeContents = memo(function HomeContents({
  preferences,
  search,
  onClearSearch,
  onSkipChange,
}: HomeContentsProps) {
  const send = useSend();
  const client = useQueryClient();
  const { contents, layout, sortBy } = preferences;
  const { sites, assets, inspections } = useHomeLists(preferences, search);
  const common = {
    isSearching: search.trim() !== '',
    onClearSearch,
    onSkipChange,
    onSkipIntent: (skip: number) => {
      const ahead = { search, orderBy: HOME_SORTS[sortBy], skip };
      if (contents === 'Sites') prefetch(client, sitePageQuery(send, ahead));
      else if (contents === 'Assets') prefetch(client, assetPageQuery(send, ahead));
      else prefetch(client, projectPageQuery(send, ahead));
    },
  };
  if (layout === 'Map') {
    return (
      <Suspense fallback={<Spinner label="Loading map" />}>
        <HomeMap key={contents} contents={contents} search={search} onClearSearch={onClearSearch} />
      </Suspense>
    );
  }
  if (contents === 'Sites') {
    return (
      <HomeGrid
        {...common}
        noun="site"
        columns={[2, 2, 3]}
        query={sites}
        renderTile={(site) => <SiteTile site={site} />}
        createAction={<CreateLink permission="CreateSite" to={paths.createSite()} label="Create Site" />}
      />
    );
  }
  if (contents === 'Assets') {
    return (
      <HomeGrid
        {...common}
        noun="asset"
        columns={[2, 3, 4]}
        query={assets}
        renderTile={(asset) => <AssetTile asset={asset} />}
        createAction={<CreateLink permission="CreateAsset" to={paths.createAsset()} label="Create Asset" />}
      />
    );
  }
  return (
    <HomeGrid
      {...common}
      noun="inspection"
      columns={[2, 3, 4]}
      query={inspections}
      renderTile={(inspection) => <InspectionTile inspection={inspection} />}
      createAction={<CreateLink permission="CreateProject" to={paths.createInspection()} label="Create Inspection" />}
    />
  );
});

function CreateLink({
  permission,
  to,
  label,
}: {
  permission: 'CreateSite' | 'CreateAsset' | 'CreateProject';
  to: string;
  label: string;
}) {
  return (
    <Can permission={permission}>
      <LinkButton asChild variant="primary">
        <Link to={to}>{label}</Link>
      </LinkButton>
    </Can>
  );
}
