import {
  Button,
  Field,
  Popover,
  RadioChipGroup,
  Stack,
  Switch,
  Text,
  type ThemePreference,
  useMediaQuery,
  useTheme,
} from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { UNIT_SYSTEMS } from '@inspection-studio/domain';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useState } from 'react';
import { useRuntimeSettings, useSingleKeys, useUnitSystem } from '../settings/index.ts';
import type { OverlayProps } from '../widgets/useOverlay.ts';
import LogoutDialog from './LogoutDialog.tsx';
import * as styles from './SettingsCard.css.ts';

const THEMES: readonly { value: ThemePreference; label: string }[] = [
  { value: 'system', label: 'System preference' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

/** Theme, units, version and the map's credit; on phones Logout too. @see SHELL-019, SHELL-021, GEN-034, GEN-039, N62, N71 */
export default function SettingsCard(overlay: OverlayProps) {
  const { theme, setTheme } = useTheme();
  const [units, setUnits] = useUnitSystem();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const { version, tileCredit } = useRuntimeSettings();
  const isNarrow = useMediaQuery(media.belowMd);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Popover label="Settings" side={isNarrow ? 'top' : 'right'} align="end" {...overlay}>
        <Stack className={styles.settings}>
          <Field label="Theme">
            <RadioChipGroup options={THEMES} value={theme} onValueChange={setTheme} />
          </Field>
          <Field label="Units">
            <RadioChipGroup
              options={UNIT_SYSTEMS.map((value) => ({ value, label: value }))}
              value={units}
              onValueChange={setUnits}
            />
          </Field>
          <Switch checked={hasSingleKeys} onCheckedChange={setSingleKeys} description="Press ? for all shortcuts">
            Single-key shortcuts
          </Switch>
          <Text asChild size="caption" tone="secondary">
            <Stack gap={1}>
              <p>Version {version}</p>
              {tileCredit && <p>Map: {tileCredit}</p>}
            </Stack>
          </Text>
          <Button
            className={styles.logout}
            icon={<SignOutIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={() => setLeaving(true)}
          >
            Logout
          </Button>
        </Stack>
      </Popover>
      <LogoutDialog open={isLeaving} onOpenChange={setLeaving} />
    </>
  );
}
