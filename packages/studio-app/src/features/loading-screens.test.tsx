import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ActivityPage } from './activity/ActivityPage.tsx';
import { AssetCategories } from './assets/AssetCategories.tsx';
import { AssetInspections } from './assets/AssetInspections.tsx';
import { AssetProfile } from './assets/AssetProfile.tsx';
import { AssetSeverity } from './assets/AssetSeverity.tsx';
import { EditAsset } from './assets/EditAsset.tsx';
import { CategoryDetails } from './categories/CategoryDetails.tsx';
import { EditCategory } from './categories/EditCategory.tsx';
import { PresetDetails } from './categories/PresetDetails.tsx';
import { PresetSection } from './categories/PresetSection.tsx';
import { ChecklistDetails } from './checklists/ChecklistDetails.tsx';
import { EditChecklist } from './checklists/EditChecklist.tsx';
import { AccountPage } from './company/AccountPage.tsx';
import { DocumentsPage } from './documents/DocumentsPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { CaptureDataSection } from './inspections/CaptureDataSection.tsx';
import { EditInspection } from './inspections/EditInspection.tsx';
import { ImageSections } from './inspections/images/ImageSections.tsx';
import { InspectionProfile } from './inspections/InspectionProfile.tsx';
import { StoredData } from './inspections/StoredData.tsx';
import { readAgain } from './inspections/testing/look-again.ts';
import { company, inspection, viaduct } from './inspections/testing/records.ts';
import { maren, renderScreen } from './inspections/testing/render-screen.tsx';
import { EditLayer } from './layouts/EditLayer.tsx';
import { EditLayout } from './layouts/EditLayout.tsx';
import { LayoutProfile } from './layouts/LayoutProfile.tsx';
import { SeverityScaleDetails } from './severity-scales/SeverityScaleDetails.tsx';
import { EditSite } from './sites/EditSite.tsx';
import { SiteProfile } from './sites/SiteProfile.tsx';
import { EditTag } from './tags/EditTag.tsx';
import { TagDetails } from './tags/TagDetails.tsx';
import { TagLibrary } from './tags/TagLibrary.tsx';
import { AccessTokens } from './users/AccessTokens.tsx';
import { EditUser } from './users/EditUser.tsx';
import { priya } from './users/testing/people.ts';
import { UserProfile } from './users/UserProfile.tsx';
import { UserSessions } from './users/UserSessions.tsx';
import { UsersPage } from './users/UsersPage.tsx';

const nothing = () => undefined;

const completed = inspection({ status: 'Completed', modules: { ...inspection().modules, two: { rgb: 5, ir: 30 } } });

/** A server that never answers other calls than these. */
class Silent extends Map<Call, unknown> {
  override get(call: Call): unknown {
    return super.get(call) ?? (() => new Promise<never>(nothing));
  }
}

const skeletons = () => document.querySelectorAll('[class*="Skeleton_skeleton"]').length;

it.each<[name: string, count: number, ReactElement]>([
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
  ['access tokens', 10, <AccessTokens key="" user={maren} />],
  ['category presets', 4, <PresetSection key="" />],
  ['documents', 26, <DocumentsPage key="" />],
  ['Home', 56, <HomePage key="" />],
  ['images of an inspection', 29, <ImageSections key="" inspection={completed} />],
  ['sessions', 8, <UserSessions key="" user={maren} />],
  ['tags', 24, <TagLibrary key="" />],
  ['users', 73, <UsersPage key="" />],
  ['form of a user', 1, <EditUser key="" userId="x" onDone={nothing} />],
])('%s: %i placeholders stand where the content will be', async (_name, count, element) => {
  renderScreen(element, new Silent(), '/', { person: { roleId: 'Admin' } });
  await waitFor(() => expect(skeletons()).toBeGreaterThan(0));
  expect(skeletons()).toBe(count);
});

it.each<[name: string, ReactElement, Call, (text: string) => object]>([
  ['account', <AccountPage key="" />, calls.getCompany, (address) => ({ ...company, address })],
  ['asset', <AssetProfile key="" assetId="x" />, calls.getAsset, (name) => ({ ...viaduct, site: { id: 's', name } })],
  [
    'inspection',
    <InspectionProfile key="" inspectionId="x" />,
    calls.getProject,
    (description) => inspection({ description }),
  ],
  ['user', <UserProfile key="" userId="x" />, calls.getUser, (phoneNumber) => ({ ...priya, phoneNumber })],
])('%s: is busy until it is there, and stays while it is read again', async (_name, element, call, record) => {
  const reply = Promise.withResolvers<object>();
  const replies = new Silent([[call, () => reply.promise]]);
  renderScreen(element, replies);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(document.querySelectorAll('[aria-busy="true"] [class*="Skeleton_skeleton"]')).toHaveLength(skeletons());
  reply.resolve(record('Before'));
  const shown = await screen.findByText('Before');
  const latest = Promise.withResolvers<object>();
  const read = vi.fn(() => latest.promise);
  replies.set(call, read);
  await readAgain();
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  latest.resolve(record('After'));
  expect(await screen.findByText('After')).toBe(shown);
});
