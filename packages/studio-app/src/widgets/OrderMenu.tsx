import { SortMenu } from '@inspection-studio/design-system';
import type { OverlayProps } from './useOverlay.ts';

export interface OrderMenuProps extends OverlayProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Sort menu of a list, lazy-loaded. */
export default function OrderMenu(props: OrderMenuProps) {
  return <SortMenu aria-label="Sort" {...props} />;
}
