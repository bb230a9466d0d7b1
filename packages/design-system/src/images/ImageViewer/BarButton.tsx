import { IconButton, type IconButtonProps } from '../../components/IconButton/index.js';
import { Tooltip } from '../../components/Tooltip/index.js';

interface BarButtonProps extends IconButtonProps {
  /** The key that does the same, shown after the label. */
  shortcut: string;
}

/** An icon button of the bar, with a tooltip that shows its key. */
export const BarButton = ({ label, shortcut, ...rest }: BarButtonProps) => (
  <Tooltip content={`${label} (${shortcut})`} side="bottom">
    <IconButton variant="ghost" label={label} {...rest} />
  </Tooltip>
);
