import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { InspectionWizard } from '../InspectionWizard.tsx';
import { checklist, company, inspection, viaduct } from './records.ts';
import { renderScreen } from './render-screen.tsx';

/** The shortest file that passes for a JPEG image. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0xff, 0xd9);
export const photo = (name: string, content: BlobPart = JPEG) =>
  new File([content], name, { type: 'image/jpeg', lastModified: 1_000 });
export const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`DJI_${index}.jpg`));

const registered = ({
  payload,
}: {
  payload: { three?: { rgb: { name: string }[] }; two?: { rgb: { name: string }[] } };
}) => {
  const stored = (kind: string, files: { name: string }[] = []) =>
    files.map(({ name }, index) => ({ id: `${kind}${index}`, name, s3Key: `key-${kind}${index}` }));
  return {
    three: { rgb: stored('three', payload.three?.rgb), ir: [] },
    two: { rgb: stored('two', payload.two?.rgb), ir: [] },
  };
};

/** Opens the wizard over a server that registers visual images. @param replies further replies, or other ones */
export function openWizard({
  assetId = viaduct.id,
  replies = [],
}: { assetId?: string; replies?: [Call, unknown][] } = {}) {
  const onCreated = vi.fn<(created: ProjectDetail) => void>();
  const onCancel = vi.fn<() => void>();
  const result = renderScreen(
    <InspectionWizard assetId={assetId} onCreated={onCreated} onCancel={onCancel} />,
    new Map<Call, unknown>([
      [calls.listAssets, [viaduct]],
      [calls.listChecklists, [checklist]],
      [calls.getCompany, company],
      [calls.createProject, inspection()],
      [calls.getUploadUrl, { url: '/files/photo' }],
      [calls.updateModules, registered],
      ...replies,
    ]),
  );
  const payloadOf = (call: Call) => result.asked.find((one) => one.call === call)?.payload;
  return { ...result, payloadOf, onCreated, onCancel, user: userEvent.setup() };
}

export type TestUser = ReturnType<typeof userEvent.setup>;

export const next = () => screen.getByRole('button', { name: 'Next' });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const tab = (name: RegExp) => screen.getByRole('tab', { name });
export const fieldOf = (name: 'Visual images' | 'Thermal images') => screen.getByRole('group', { name });

export async function choose(
  user: TestUser,
  files: File[],
  name: 'Visual images' | 'Thermal images' = 'Visual images',
) {
  const input = fieldOf(name).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The field has no file input.');
  await user.upload(input, files);
  return fieldOf(name);
}

export const choosePhotos = async (user: TestUser, count: number) =>
  within(await choose(user, photos(count))).findByText(`${count} files`);

/** Chooses kinds of data, and opens the step of the first one. */
export async function openData(user: TestUser, ...kinds: string[]) {
  for (const name of kinds) await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(next());
}

/** Fills in what else is needed, and opens the last step. */
export async function openConfirmation(user: TestUser) {
  await user.click(tab(/Details/));
  await user.click(screen.getByRole('combobox', { name: /Checklist/ }));
  await user.click(screen.getByRole('option', { name: checklist.name }));
  await user.click(tab(/Confirmation/));
}

/** Drops a folder that takes time to read. @returns a function that ends the reading */
export function dropSlowly(name: 'Visual images' | 'Thermal images', ...files: File[]): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const entries = files.map((file) => ({
    isDirectory: false,
    fullPath: `/flight/${file.name}`,
    file: (onFile: (file: File) => void) => onFile(file),
  }));
  const createReader = () => {
    let unread = entries;
    return {
      readEntries(onEntries: (entries: unknown[]) => void) {
        const batch = unread;
        unread = [];
        void promise.then(() => onEntries(batch));
      },
    };
  };
  const folder = { kind: 'file', type: '', webkitGetAsEntry: () => ({ isDirectory: true, createReader }) };
  fireEvent.drop(fieldOf(name), { dataTransfer: { types: ['Files'], items: [folder], files: [] } });
  return resolve;
}
