import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS, type UnitSystem } from '@inspection-studio/domain/units';
import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

const unitSystem = createLocalSetting('studio.units', z.enum(UNIT_SYSTEMS), DEFAULT_UNIT_SYSTEM);

/** Preferred unit system of the user. */
export const useUnitSystem = (): readonly [UnitSystem, (value: UnitSystem) => void] => useLocalSetting(unitSystem);
