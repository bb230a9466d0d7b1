import { RailItem } from '@inspection-studio/design-system';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { onDemand } from '../widgets/on-demand.ts';
import { useOverlay } from '../widgets/useOverlay.ts';

const settingsCard = onDemand(() => import('./SettingsCard.tsx'));

/** Settings, which open beside it. */
export function SettingsItem() {
  const { Part: SettingsCard, trigger, overlay } = useOverlay(settingsCard, 'dialog');
  return (
    <>
      <RailItem icon={GearSixIcon} {...trigger}>
        Settings
      </RailItem>
      {SettingsCard && <SettingsCard {...overlay} />}
    </>
  );
}
