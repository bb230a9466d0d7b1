import type { Call } from '@inspection-studio/domain/calls';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ActivityPage } from './activity/ActivityPage.tsx';
import { AssetCategories } from './assets/AssetCategories.tsx';
import { AssetInspections } from './assets/AssetInspections.tsx';
import { AssetProfile } from './assets/AssetProfile.tsx';
import { AssetSeverity } from './assets/AssetSeverity.tsx';
import { EditAsset } from './assets/EditAsset.tsx';
import { CategoryDetails } from './categories/CategoryDetails.tsx';
import { EditCategory } from './categories/EditCategory.tsx';
import { PresetDetails } from './categories/PresetDetails.tsx';
import { ChecklistDetails } from './checklists/ChecklistDetails.tsx';
import { EditChecklist } from './checklists/EditChecklist.tsx';
import { AccountPage } from './company/AccountPage.tsx';
import { CaptureDataSection } from './inspections/CaptureDataSection.tsx';
import { EditInspection } from './inspections/EditInspection.tsx';
import { InspectionProfile } from './inspections/InspectionProfile.tsx';
import { StoredData } from './inspections/StoredData.tsx';
import { inspection, viaduct } from './inspections/testing/records.ts';
import { renderScreen } from './inspections/testing/render-screen.tsx';
import { EditLayer } from './layouts/EditLayer.tsx';
import { EditLayout } from './layouts/EditLayout.tsx';
import { LayoutProfile } from './layouts/LayoutProfile.tsx';
import { SeverityScaleDetails } from './severity-scales/SeverityScaleDetails.tsx';
import { EditSite } from './sites/EditSite.tsx';
import { SiteProfile } from './sites/SiteProfile.tsx';
import { EditTag } from './tags/EditTag.tsx';
import { TagDetails } from './tags/TagDetails.tsx';
import { EditUser } from './users/EditUser.tsx';
import { UserProfile } from './users/UserProfile.tsx';

const nothing = () => undefined;

/** A server that never answers. */
class Silent extends Map<Call, unknown> {
  override get = () => () => new Promise<never>(nothing);
}

const skeletons = () => document.querySelectorAll('[class*="Skeleton_skeleton"]').length;

it.each<[screen: string, count: number, ReactElement]>([
  ['activity', 2, <ActivityPage key="" />],
  ['categories of an asset', 1, <AssetCategories key="" assetId="x" />],
  ['inspections of an asset', 1, <AssetInspections key="" asset={viaduct} />],
  ['asset', 3, <AssetProfile key="" assetId="x" />],
  ['severity scale of an asset', 1, <AssetSeverity key="" assetId="x" />],
  ['form of an asset', 1, <EditAsset key="" assetId="x" onDone={nothing} />],
  ['category', 1, <CategoryDetails key="" categoryId="x" />],
  ['form of a category', 1, <EditCategory key="" categoryId="x" onDone={nothing} />],
  ['category preset', 1, <PresetDetails key="" presetId="x" />],
  ['checklist', 1, <ChecklistDetails key="" checklistId="x" />],
  ['form of a checklist', 1, <EditChecklist key="" checklistId="x" onDone={nothing} />],
  ['account', 2, <AccountPage key="" />],
  ['capture data', 1, <CaptureDataSection key="" inspection={inspection()} />],
  ['data of an inspection', 1, <StoredData key="" inspection={inspection()} />],
  ['inspection', 3, <InspectionProfile key="" inspectionId="x" />],
  ['wizard of an inspection', 1, <EditInspection key="" inspectionId="x" onDone={nothing} />],
  ['form of a location layer', 1, <EditLayer key="" layerId="x" onDone={nothing} />],
  ['form of a location layout', 1, <EditLayout key="" layoutId="x" onDone={nothing} />],
  ['location layout', 2, <LayoutProfile key="" layoutId="x" isCovered={false} />],
  ['severity scale', 1, <SeverityScaleDetails key="" scaleId="x" />],
  ['site', 22, <SiteProfile key="" siteId="x" />],
  ['form of a site', 1, <EditSite key="" siteId="x" onDone={nothing} />],
  ['tag', 1, <TagDetails key="" tagId="x" />],
  ['form of a tag', 1, <EditTag key="" tagId="x" onDone={nothing} />],
  ['user', 2, <UserProfile key="" userId="x" />],
  ['form of a user', 1, <EditUser key="" userId="x" onDone={nothing} />],
])('%s: %i placeholders stand where the content will be', async (_screen, count, element) => {
  renderScreen(element, new Silent(), '/', { person: { roleId: 'Admin' } });
  await waitFor(() => expect(skeletons()).toBeGreaterThan(0));
  expect(skeletons()).toBe(count);
});
