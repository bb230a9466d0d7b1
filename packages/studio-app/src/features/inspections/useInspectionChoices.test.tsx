import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checklist, viaduct } from './testing/records.ts';
import { maren, renderScreen } from './testing/render-screen.tsx';
import { useInspectionChoices } from './useInspectionChoices.ts';

function Choices() {
  const { assets, checklists } = useInspectionChoices();
  return <output>{[...assets, ...checklists].map(({ name }) => name).join(', ')}</output>;
}

it.each<[User['roleId'], string]>([
  ['Manager', 'Kinnaird Viaduct, Weir, Bridge annual'],
  ['Uploader', 'Weir, Bridge annual'],
])('of the role %s, people create inspections on the assets that are theirs to use', async (roleId, names) => {
  const theirs = { ...viaduct, id: 'weir-1', name: 'Weir', uploaderIds: [maren.id] };
  const replies = new Map<Call, unknown>([
    [calls.listAssets, [viaduct, theirs]],
    [calls.listChecklists, [checklist]],
  ]);
  renderScreen(<Choices />, replies, '/', { person: { roleId } });
  expect((await screen.findByRole('status')).textContent).toBe(names);
});
