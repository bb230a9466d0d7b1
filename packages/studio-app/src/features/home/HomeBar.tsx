import { Inline, SearchField, SegmentedControl, SortButton, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/csr/MapTrifold';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useEffect, useRef } from 'react';
import { HOME_CONTENTS, HOME_LAYOUTS, HOME_SORT_NAMES, type HomePreferences } from '../../settings/index.ts';
import { CountTabs } from '../../widgets/CountTabs.tsx';
import { onDemand } from '../../widgets/on-demand.ts';
import { useOverlay } from '../../widgets/useOverlay.ts';
import * as styles from './HomeBar.css.ts';

const orderMenu = onDemand(() => import('../../widgets/OrderMenu.tsx'));

const ORDERS = HOME_SORT_NAMES.map((name) => ({ value: name, label: name }));

const LAYOUT_ICONS = {
  Grid: [<SquaresFourIcon key="off" size={18} />, <SquaresFourIcon key="on" size={18} weight="fill" />],
  Map: [<MapTrifoldIcon key="off" size={18} />, <MapTrifoldIcon key="on" size={18} weight="fill" />],
} as const;

export interface HomeBarProps {
  preferences: HomePreferences;
  onChange: (change: Partial<HomePreferences>) => void;
  /** Number of items per type; absent until loaded. */
  counts: Partial<Record<HomePreferences['contents'], number>>;
  search: string;
  /** Changes when the search is cleared elsewhere. */
  searchKey: number;
  onSearch: (term: string) => void;
}

/** Controls of Home: type, name search, sort order and layout. */
export function HomeBar({ preferences, onChange, counts, search, searchKey, onSearch }: HomeBarProps) {
  const { contents, sortBy, layout } = preferences;
  const isNarrow = useMediaQuery(media.belowSm);
  const isNarrowest = useMediaQuery('(max-width: 374.98px)');
  const searchLabel = `Search ${contents.toLowerCase()} by name`;
  // Short enough for the field beside the buttons.
  const hint = isNarrowest ? 'Search' : isNarrow ? `Search ${contents.toLowerCase()}` : searchLabel;
  const { Part: OrderMenu, trigger, overlay } = useOverlay(orderMenu, 'menu');
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that cleared the search was removed while it had focus.
    if (searchKey > 0) searchField.current?.focus();
  }, [searchKey]);
  return (
    <Inline className={styles.bar} align="end" justify="between" gap={6} rowGap={3} wrap>
      <CountTabs
        legend="Show"
        size="page"
        className={styles.contents}
        tabs={HOME_CONTENTS.map((name) => ({ value: name, label: name, count: counts[name] }))}
        value={contents}
        onValueChange={(name) => onChange({ contents: name })}
      />
      <Inline asChild className={styles.tools} align="stretch" wrap>
        <search>
          <div className={styles.search}>
            <SearchField
              key={searchKey}
              ref={searchField}
              aria-label={searchLabel}
              placeholder={hint}
              defaultValue={search}
              onSearch={onSearch}
            />
          </div>
          <SortButton chosen={sortBy} iconOnly={isNarrow} {...trigger} />
          {OrderMenu && (
            <OrderMenu
              options={ORDERS}
              value={sortBy}
              onValueChange={(name) => onChange({ sortBy: name as HomePreferences['sortBy'] })}
              {...overlay}
            />
          )}
          <SegmentedControl
            aria-label="Layout"
            iconOnly={isNarrow}
            options={HOME_LAYOUTS.map((name) => ({
              value: name,
              label: name,
              icon: LAYOUT_ICONS[name][0],
              selectedIcon: LAYOUT_ICONS[name][1],
            }))}
            value={layout}
            onValueChange={(value) => onChange({ layout: value })}
          />
        </search>
      </Inline>
    </Inline>
  );
}
