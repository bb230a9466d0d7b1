/** Names of the wire's numbers, as the specification writes them. */

export const ROLES: Readonly<Record<number, string>> = {
  1: 'Admin access',
  2: 'All access',
  3: 'Limited access',
  4: 'Trial',
  5: 'Upload only',
  6: 'View only',
};

export const USER_STATUSES: Readonly<Record<number, string>> = {
  0: 'Deactivated',
  1: 'Activated',
  2: 'Pending',
  3: 'Deleted',
};

export const ASSET_TYPES: Readonly<Record<number, string>> = {
  0: 'Building',
  1: 'Flare',
  2: 'Cooling Tower',
  3: 'Bridge',
  4: 'Cell Tower',
  5: 'Water Tank',
  6: 'Oil Tank',
  7: 'Fuel Tank',
  8: 'Power Line',
  9: 'Pipe Line',
  10: 'Reactor',
  11: 'Boiler',
  12: 'Chimney',
  13: 'Furnace',
  14: 'Confined Space',
  15: 'Cracker Unit',
  16: 'Miscellaneous',
};
