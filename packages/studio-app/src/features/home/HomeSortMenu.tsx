import { SortMenu } from '@inspection-studio/design-system';
import { HOME_SORT_NAMES, type HomePreferences } from '../../settings/index.ts';
import type { OverlayProps } from '../../widgets/useOverlay.ts';

export interface HomeSortMenuProps extends OverlayProps {
  value: HomePreferences['sortBy'];
  onValueChange: (value: HomePreferences['sortBy']) => void;
}

/** Sort menu of Home. */
export default function HomeSortMenu({ value, onValueChange, ...overlay }: HomeSortMenuProps) {
  return (
    <SortMenu
      aria-label="Sort"
      options={HOME_SORT_NAMES.map((name) => ({ value: name, label: name }))}
      value={value}
      onValueChange={(name) => onValueChange(name as HomePreferences['sortBy'])}
      {...overlay}
    />
  );
}
