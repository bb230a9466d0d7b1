import { Menu, MenuItem, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { Link } from 'react-router';
import { useAccess } from '../permissions/index.ts';
import type { OverlayProps } from '../widgets/useOverlay.ts';
import { createCommands } from './commands/create-commands.tsx';

/** Menu of records that the user may create. */
export default function CreateMenu(overlay: OverlayProps) {
  const { can } = useAccess();
  const isNarrow = useMediaQuery(media.belowMd);
  return (
    <Menu aria-label="Create New" side={isNarrow ? 'top' : 'right'} {...overlay}>
      {createCommands
        .filter(({ permission }) => can(permission))
        .map(({ label, effect, icon }) => (
          <MenuItem key={label} asChild icon={icon}>
            <Link to={effect.to}>{label}</Link>
          </MenuItem>
        ))}
    </Menu>
  );
}
