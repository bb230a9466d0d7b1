import { VisuallyHidden } from '@inspection-studio/design-system';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useAccess } from '../../permissions/index.ts';
import { changeHome, useHomePreferences } from '../../settings/index.ts';
import { page } from '../../widgets/page.css.ts';
import { useHomeCounts } from './home-lists.ts';
import { HomeBar } from './HomeBar.tsx';
import { HomeContents } from './HomeContents.tsx';

const NextSteps = lazy(() => import('./NextSteps.tsx'));

const changeSkip = (skip: number) => changeHome({ skip });

/** Home: sites, assets or inspections of the company, as a grid or on a map. */
export function HomePage() {
  const preferences = useHomePreferences();
  const [search, setSearch] = useState('');
  const [clearCount, setClearCount] = useState(0);
  // Controls update immediately; the contents follow as a deferred update.
  const shown = useDeferredValue(preferences);
  const shownSearch = useDeferredValue(search);
  const counts = useHomeCounts(shown, shownSearch);
  const canTakeSteps = useAccess().can(['CreateSite', 'InviteUser', 'CreateProject']);
  const isNewCompany = counts.Sites === 0 && shownSearch === '';
  const searchFor = (term: string) => {
    setSearch(term);
    changeHome({});
  };
  const clearSearch = useCallback(() => {
    setSearch('');
    changeHome({});
    setClearCount((count) => count + 1);
  }, []);

  return (
    <div className={page}>
      <VisuallyHidden>
        <h1>Home</h1>
      </VisuallyHidden>
      <HomeBar
        searchKey={clearCount}
        preferences={preferences}
        onChange={changeHome}
        counts={counts}
        search={search}
        onSearch={searchFor}
      />
      {canTakeSteps && isNewCompany && (
        <Suspense fallback={null}>
          <NextSteps />
        </Suspense>
      )}
      <HomeContents preferences={shown} search={shownSearch} onClearSearch={clearSearch} onSkipChange={changeSkip} />
    </div>
  );
}
