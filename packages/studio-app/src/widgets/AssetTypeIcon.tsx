import type { AssetType } from '@inspection-studio/domain/assets';
import type { Icon, IconProps } from '@phosphor-icons/react';
import { ArrowsInLineVerticalIcon } from '@phosphor-icons/react/dist/csr/ArrowsInLineVertical';
import { AtomIcon } from '@phosphor-icons/react/dist/csr/Atom';
import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CellTowerIcon } from '@phosphor-icons/react/dist/csr/CellTower';
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube';
import { CylinderIcon } from '@phosphor-icons/react/dist/csr/Cylinder';
import { DropIcon } from '@phosphor-icons/react/dist/csr/Drop';
import { FactoryIcon } from '@phosphor-icons/react/dist/csr/Factory';
import { FireIcon } from '@phosphor-icons/react/dist/csr/Fire';
import { FlaskIcon } from '@phosphor-icons/react/dist/csr/Flask';
import { GasCanIcon } from '@phosphor-icons/react/dist/csr/GasCan';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { OvenIcon } from '@phosphor-icons/react/dist/csr/Oven';
import { PipeIcon } from '@phosphor-icons/react/dist/csr/Pipe';
import { ThermometerHotIcon } from '@phosphor-icons/react/dist/csr/ThermometerHot';
import { WindIcon } from '@phosphor-icons/react/dist/csr/Wind';

const ICONS: Record<AssetType, Icon> = {
  Boiler: ThermometerHotIcon,
  Bridge: BridgeIcon,
  Building: BuildingsIcon,
  CellTower: CellTowerIcon,
  Chimney: FactoryIcon,
  ConfinedSpace: ArrowsInLineVerticalIcon,
  CoolingTower: WindIcon,
  CrackerUnit: FlaskIcon,
  Flare: FireIcon,
  FuelTank: GasCanIcon,
  Furnace: OvenIcon,
  Miscellaneous: CubeIcon,
  OilTank: CylinderIcon,
  PipeLine: PipeIcon,
  PowerLine: LightningIcon,
  Reactor: AtomIcon,
  WaterTank: DropIcon,
};

/** Icon of an asset type, 16 px by default, next to the name of the type. */
export function AssetTypeIcon({ type, ...icon }: { type: AssetType } & IconProps) {
  const TypeIcon = ICONS[type];
  return <TypeIcon size={16} aria-hidden="true" {...icon} />;
}
