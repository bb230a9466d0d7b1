import {
  Inline,
  SearchField,
  SegmentedControl,
  SortButton,
  Text,
  useMediaQuery,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/csr/MapTrifold';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useEffect, useRef } from 'react';
import { HOME_CONTENTS, HOME_LAYOUTS, type HomePreferences } from '../../settings/index.ts';
import { onDemand } from '../../widgets/on-demand.ts';
import { useOverlay } from '../../widgets/useOverlay.ts';
import * as styles from './HomeBar.css.ts';

const sortMenu = onDemand(() => import('./HomeSortMenu.tsx'));

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
  const { Part: SortMenu, trigger, overlay } = useOverlay(sortMenu, 'menu');
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that cleared the search was removed while it had focus.
    if (searchKey > 0) searchField.current?.focus();
  }, [searchKey]);
  return (
    <Inline className={styles.bar} align="end" justify="between" gap={6} rowGap={3} wrap>
      <Inline asChild className={styles.contents} gap={6} wrap>
        <fieldset>
          <legend>
            <VisuallyHidden>Show</VisuallyHidden>
          </legend>
          {HOME_CONTENTS.map((name) => (
            <label key={name} className={styles.content}>
              <input
                type="radio"
                name="home-contents"
                className={styles.radio}
                checked={contents === name}
                onChange={() => onChange({ contents: name })}
              />
              <span>{name}</span>
              <Text size="caption" tone="secondary">
                {counts[name]?.toLocaleString('en')}
              </Text>
            </label>
          ))}
        </fieldset>
      </Inline>
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
          {SortMenu && <SortMenu value={sortBy} onValueChange={(value) => onChange({ sortBy: value })} {...overlay} />}
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
