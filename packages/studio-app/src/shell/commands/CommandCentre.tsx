import { useTheme } from '@inspection-studio/design-system';
import { useNavigate } from 'react-router';
import { useAccess } from '../../permissions/index.ts';
import { useUnitSystem } from '../../settings/index.ts';
import LogoutDialog from '../LogoutDialog.tsx';
import type { Shortcut } from './shortcut-of.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { splitCommands } from './split-commands.ts';
import type { CommandEffect } from './studio-command.ts';
import { StudioPalette } from './StudioPalette.tsx';
import { studioCommands } from './studio-commands.tsx';

export interface CommandCentreProps {
  shown: Shortcut | 'logout' | undefined;
  onShow: (shown: Shortcut | 'logout' | undefined) => void;
  paletteId: string;
  /** Text that the palette starts with. */
  typed: string;
}

/** The command palette and the sheet of shortcuts, both made of one registry of actions. */
export default function CommandCentre({ shown, onShow, paletteId, typed }: CommandCentreProps) {
  const { user, decide } = useAccess();
  const navigate = useNavigate();
  const { setTheme } = useTheme();
  const [, setUnits] = useUnitSystem();
  const { offered, refused } = splitCommands(studioCommands(user.id), decide);

  const perform = (effect: CommandEffect) => {
    if ('to' in effect) void navigate(effect.to, { state: effect.state });
    else if ('theme' in effect) setTheme(effect.theme);
    else if ('units' in effect) setUnits(effect.units);
    else onShow(effect.open === 'logout' ? 'logout' : 'sheet');
  };

  return (
    <>
      <StudioPalette
        id={paletteId}
        typed={typed}
        open={shown === 'palette'}
        onOpenChange={(open) => onShow(open ? 'palette' : undefined)}
        commands={offered}
        perform={perform}
      />
      <ShortcutSheet
        open={shown === 'sheet'}
        onOpenChange={(open) => onShow(open ? 'sheet' : undefined)}
        offered={offered}
        refused={refused}
      />
      <LogoutDialog open={shown === 'logout'} onOpenChange={(open) => onShow(open ? 'logout' : undefined)} />
    </>
  );
}
