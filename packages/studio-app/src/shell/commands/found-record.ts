import type { Asset, AssetType } from '@inspection-studio/domain/assets';
import type { Project } from '@inspection-studio/domain/inspections';
import type { Reference } from '@inspection-studio/domain/shared';
import type { Site } from '@inspection-studio/domain/sites';
import { displayName, type User } from '@inspection-studio/domain/users';

/** A kind of record that the palette finds. */
export type RecordKind =
  | 'site'
  | 'asset'
  | 'inspection'
  | 'user'
  | 'category'
  | 'preset'
  | 'severity'
  | 'checklist'
  | 'tag'
  | 'layout';

/** A record as the palette shows it. */
export interface FoundRecord {
  kind: RecordKind;
  id: string;
  name: string;
  /** Where it is, outermost first, as in the breadcrumb of its page. */
  path: readonly string[];
  /** Type of an asset, for its icon. */
  type?: AssetType;
  /** Picture of a person. */
  thumbnail?: string | null;
  /** Other words it is found by. */
  keywords?: string;
}

const HOME = 'Home';
const namesOf = (...references: (Reference | undefined)[]) => references.flatMap((one) => (one ? [one.name] : []));

export const siteRecord = ({ id, name }: Pick<Site, 'id' | 'name'>): FoundRecord => ({
  kind: 'site',
  id,
  name,
  path: [HOME],
});

export const assetRecord = ({ id, name, type, site }: Pick<Asset, 'id' | 'name' | 'type' | 'site'>): FoundRecord => ({
  kind: 'asset',
  id,
  name,
  type,
  path: [HOME, ...namesOf(site)],
});

export const inspectionRecord = ({
  id,
  name,
  site,
  asset,
}: Pick<Project, 'id' | 'name' | 'site' | 'asset'>): FoundRecord => ({
  kind: 'inspection',
  id,
  name,
  path: [HOME, ...namesOf(site, asset)],
});

export const userRecord = (user: Pick<User, 'id' | 'name' | 'email' | 'thumbnail'>): FoundRecord => ({
  kind: 'user',
  id: user.id,
  name: displayName(user),
  path: ['Company', 'Users'],
  thumbnail: user.thumbnail,
  keywords: user.email,
});

/** Turns records of a list of the library into found ones. @param list its name, as in the breadcrumb */
export const libraryRecord =
  (kind: RecordKind, list: string) =>
  ({ id, name, isArchived = false }: { id: string; name: string; isArchived?: boolean }): FoundRecord => ({
    kind,
    id,
    name,
    path: ['Library', list, ...(isArchived ? ['Archived'] : [])],
  });
