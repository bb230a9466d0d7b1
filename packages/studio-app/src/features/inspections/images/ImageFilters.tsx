import {
  CheckboxChip,
  Inline,
  Select,
  SortButton,
  useMediaQuery,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import type { Ref } from 'react';
import { type CountTab, CountTabs } from '../../../widgets/CountTabs.tsx';
import { onDemand } from '../../../widgets/on-demand.ts';
import { screenOnly } from '../../../widgets/print.css.ts';
import { useOverlay } from '../../../widgets/useOverlay.ts';
import { type ImageFilters as Filters, IMAGE_TRAITS, type ImageOrder, type ImageTrait } from './image-filters.ts';
import * as styles from './ImageFilters.css.ts';
import type { ImageKind } from './image-sections.ts';
import { sumKnown } from './sum-known.ts';

const orderMenu = onDemand(() => import('../../../widgets/OrderMenu.tsx'));

const TRAIT_NAMES: Readonly<Record<ImageTrait, string>> = {
  flagged: 'Flagged',
  problems: 'With problems',
  'no-position': 'No position',
};
const ORDERS: { value: ImageOrder; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'time', label: 'Time taken' },
];

interface ImageFiltersProps {
  ref: Ref<HTMLDivElement>;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** The kinds of images that the inspection has, with the number of those that match. */
  kinds: readonly CountTab<ImageKind>[];
  /** How many images match, for screen readers. */
  found: string;
}

/** Which images of the inspection are shown, and in which order. */
export function ImageFilters({ ref, filters: { traits, kind, order }, onChange, kinds, found }: ImageFiltersProps) {
  const hasKinds = kinds.length > 1;
  const isCompact = useMediaQuery(media.belowMd) && hasKinds;
  const { Part: OrderMenu, trigger, overlay } = useOverlay(orderMenu, 'menu');
  const tabs = [{ value: 'all' as const, label: 'All', count: sumKnown(kinds.map(({ count }) => count)) }, ...kinds];
  const choose = (value: ImageKind | 'all' | null) => onChange({ kind: value === 'all' ? null : value });
  const sort = (
    <>
      <SortButton chosen={ORDERS.find(({ value }) => value === order)?.label ?? ''} {...trigger} />
      {OrderMenu && (
        <OrderMenu
          options={ORDERS}
          value={order}
          onValueChange={(value) => onChange({ order: value as ImageOrder })}
          {...overlay}
        />
      )}
    </>
  );
  return (
    <Inline
      ref={ref}
      role="search"
      aria-label="Images"
      className={screenOnly}
      justify="between"
      gap={4}
      rowGap={3}
      wrap
    >
      {isCompact && (
        <>
          <Select
            aria-label="Kind of images"
            options={tabs.map(({ value, label, count }) => ({
              value,
              label: count === undefined ? label : `${label} ${count.toLocaleString('en')}`,
            }))}
            value={kind ?? 'all'}
            onValueChange={choose}
          />
          {sort}
        </>
      )}
      {hasKinds && !isCompact && (
        <CountTabs
          legend="Kind of images"
          size="section"
          className={styles.kinds}
          tabs={tabs}
          value={kind ?? 'all'}
          onValueChange={choose}
        />
      )}
      <Inline wrap>
        {IMAGE_TRAITS.map((trait) => (
          <CheckboxChip
            key={trait}
            checked={traits.includes(trait)}
            onCheckedChange={(isOn) =>
              onChange({ traits: IMAGE_TRAITS.filter((each) => (each === trait ? isOn : traits.includes(each))) })
            }
          >
            {TRAIT_NAMES[trait]}
          </CheckboxChip>
        ))}
      </Inline>
      {!isCompact && sort}
      <VisuallyHidden role="status">{found}</VisuallyHidden>
    </Inline>
  );
}
