import { LinkButton, Spinner, VisuallyHidden } from '@inspection-studio/design-system';
import { HOME_SORTS } from '@inspection-studio/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetPageQuery, prefetch, projectPageQuery, sitePageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { Can } from '../../permissions/index.ts';
import { type HomeContents, useHomePreferences } from '../../settings/index.ts';
import { AssetTile } from '../../widgets/AssetTile.tsx';
import { InspectionTile } from '../../widgets/InspectionTile.tsx';
import { SiteTile } from '../../widgets/SiteTile.tsx';
import { HomeBar } from './HomeBar.tsx';
import { HomeGrid } from './HomeGrid.tsx';
import * as styles from './HomePage.css.ts';

const HomeMap = lazy(() => import('./HomeMap.tsx'));

/** Home: the company's sites, assets or inspections, as a grid or on a map. @see spec 1 §2 */
export function HomePage() {
  const send = useSend();
  const client = useQueryClient();
  const [preferences, change] = useHomePreferences();
  const [search, setSearch] = useState('');
  const [clearCount, setClearCount] = useState(0);
  const { contents, layout, sortBy, skip } = preferences;
  const request = { search, orderBy: HOME_SORTS[sortBy], skip };
  const shown = (name: HomeContents) => (contents === name ? request : { orderBy: HOME_SORTS[sortBy], skip: 0 });
  const sites = useQuery({ ...sitePageQuery(send, shown('Sites')), throwOnError: false });
  const assets = useQuery({ ...assetPageQuery(send, shown('Assets')), throwOnError: false });
  const inspections = useQuery({ ...projectPageQuery(send, shown('Inspections')), throwOnError: false });
  const counts = {
    Sites: sites.data?.pagination.count,
    Assets: assets.data?.pagination.count,
    Inspections: inspections.data?.pagination.count,
  };
  const searchFor = (term: string) => {
    setSearch(term);
    change({});
  };
  const common = {
    isSearching: search.trim() !== '',
    onClearSearch: () => {
      searchFor('');
      setClearCount(clearCount + 1);
    },
    onSkipChange: (next: number) => change({ skip: next }),
    onSkipIntent: (next: number) => {
      const ahead = { ...request, skip: next };
      if (contents === 'Sites') prefetch(client, sitePageQuery(send, ahead));
      else if (contents === 'Assets') prefetch(client, assetPageQuery(send, ahead));
      else prefetch(client, projectPageQuery(send, ahead));
    },
  };

  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>Home</h1>
      </VisuallyHidden>
      <HomeBar searchKey={clearCount} preferences={preferences} onChange={change} counts={counts} search={search} onSearch={searchFor} />
      {layout === 'Map' ? (
        <Suspense fallback={<Spinner label="Loading map" />}>
          <HomeMap key={contents} contents={contents} search={search} onClearSearch={common.onClearSearch} />
        </Suspense>
      ) : contents === 'Sites' ? (
        <HomeGrid
          {...common}
          noun="sites"
          columns={[2, 2, 3]}
          query={sites}
          renderTile={(site) => <SiteTile site={site} />}
          createAction={<CreateLink permission="CreateSite" to={paths.createSite()} label="Create Site" />}
        />
      ) : contents === 'Assets' ? (
        <HomeGrid
          {...common}
          noun="assets"
          columns={[2, 3, 4]}
          query={assets}
          renderTile={(asset) => <AssetTile asset={asset} />}
          createAction={<CreateLink permission="CreateAsset" to={paths.createAsset()} label="Create Asset" />}
        />
      ) : (
        <HomeGrid
          {...common}
          noun="inspections"
          columns={[2, 3, 4]}
          query={inspections}
          renderTile={(inspection) => <InspectionTile inspection={inspection} />}
          createAction={<CreateLink permission="CreateProject" to={paths.createInspection()} label="Create Inspection" />}
        />
      )}
    </div>
  );
}

function CreateLink({ permission, to, label }: { permission: 'CreateSite' | 'CreateAsset' | 'CreateProject'; to: string; label: string }) {
  return (
    <Can permission={permission}>
      <LinkButton asChild variant="primary">
        <Link to={to}>{label}</Link>
      </LinkButton>
    </Can>
  );
}
