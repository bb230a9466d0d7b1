import {
  Button,
  Dialog,
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
import { UNIT_SYSTEMS } from '@inspection-studio/domain/units';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { type ReactNode, useState } from 'react';
import {
  useAdaptiveUploads,
  useRuntimeSettings,
  useScreenOn,
  useSingleKeys,
  useUnitSystem,
  useUploadNotices,
} from '../settings/index.ts';
import type { OverlayProps } from '../widgets/useOverlay.ts';
import LogoutDialog from './LogoutDialog.tsx';
import * as styles from './SettingsCard.css.ts';

const THEMES: readonly { value: ThemePreference; label: string }[] = [
  { value: 'system', label: 'System preference' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

/** Theme, units, version and the map's credit: in a card beside the rail, on phones in a dialog with Logout. */
export default function SettingsCard({ anchor, id, open, onOpenChange }: OverlayProps) {
  const isNarrow = useMediaQuery(media.belowMd);
  const [isLeaving, setLeaving] = useState(false);
  const overlay = { id, open, onOpenChange };
  return (
    <>
      {isNarrow ? (
        <Dialog title="Settings" size="sm" {...overlay}>
          <Stack>
            <Settings />
            <Button
              className={styles.logout}
              icon={<SignOutIcon size={18} weight="bold" aria-hidden="true" />}
              onClick={() => setLeaving(true)}
            >
              Logout
            </Button>
          </Stack>
        </Dialog>
      ) : (
        <Popover label="Settings" side="right" align="end" anchor={anchor} {...overlay}>
          <Stack className={styles.settings}>
            <Settings>
              <SingleKeysSwitch />
              <ScreenOnSwitch />
              <AdaptiveUploadsSwitch />
              <UploadNoticesSwitch />
            </Settings>
          </Stack>
        </Popover>
      )}
      <LogoutDialog open={isLeaving} onOpenChange={setLeaving} />
    </>
  );
}

/** The settings; `children` are more of them. */
function Settings({ children }: { children?: ReactNode }) {
  const { theme, setTheme } = useTheme();
  const [units, setUnits] = useUnitSystem();
  const { version, tileCredit } = useRuntimeSettings();
  return (
    <>
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
      {children}
      <Text asChild size="caption" tone="secondary">
        <Stack gap={1}>
          <p>{`Version ${version}`}</p>
          {tileCredit && <p>{`Map: ${tileCredit}`}</p>}
        </Stack>
      </Text>
    </>
  );
}

/** Not on phones, which have no keys. */
function SingleKeysSwitch() {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Switch checked={hasSingleKeys} onCheckedChange={setSingleKeys} description="Press ? for all shortcuts">
      Single-key shortcuts
    </Switch>
  );
}

/** Phones keep it on, like most apps that send files. */
function ScreenOnSwitch() {
  const [isScreenOn, setScreenOn] = useScreenOn();
  return (
    <Switch checked={isScreenOn} onCheckedChange={setScreenOn} description="While files are uploading">
      Keep the screen on
    </Switch>
  );
}

/** A phone sends few files at a time. */
function AdaptiveUploadsSwitch() {
  const [isAdaptive, setAdaptive] = useAdaptiveUploads();
  return (
    <Switch
      checked={isAdaptive}
      onCheckedChange={setAdaptive}
      description="More files at a time on a fast one, fewer on a slow one"
    >
      Adapt uploads to the connection
    </Switch>
  );
}

/** Browsers without notifications, and most phones, have no such switch. */
function UploadNoticesSwitch() {
  const [isOn, setOn] = useUploadNotices();
  const [isRefused, setRefused] = useState(false);
  if (!('Notification' in window)) return null;
  const change = async (checked: boolean) => {
    const permission = checked ? await Notification.requestPermission() : 'default';
    setRefused(permission === 'denied');
    setOn(permission === 'granted');
  };
  return (
    <Switch
      checked={isOn}
      onCheckedChange={(checked) => void change(checked)}
      description={
        isRefused
          ? 'Your browser does not allow notifications of this page'
          : 'When an upload ends or waits, in other tabs'
      }
    >
      Notify me
    </Switch>
  );
}
