import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InitialEntry } from 'react-router';
import { InspectionProfile } from '../InspectionProfile.tsx';
import { image, inspection, noFiles, viaduct } from './records.ts';
import { renderScreen } from './render-screen.tsx';

const COUNT = 50;
const TOP = 24;
/** Address of the inspection. */
export const HERE = '/inspections/north-1';

/** Images are `dji-1` to `dji-50`. */
export const imageAt = (number: number) => image({ id: `dji-${number}`, name: `DJI_${number}.JPG` });

/** The page of 50 images that begins after `skip`. */
export const pageFrom = (skip: number) => ({
  items: Array.from({ length: Math.min(TOP, COUNT - skip) }, (_, index) => imageAt(skip + index + 1)),
  pagination: { top: TOP, skip, count: COUNT, pages: 3, hasNext: skip < 48, hasPrevious: skip > 0 },
});
const numberOf = (id: string) => Number(id.replace('dji-', ''));

interface PageOptions {
  page: { skip: number };
}

/** Shows the profile of a completed inspection with 50 images, at an address. */
export function openImages(
  entry: InitialEntry,
  more: readonly (readonly [Call, unknown])[] = [],
  person: Partial<User> = {},
) {
  const { modules } = inspection();
  const completed = inspection({
    status: 'Completed',
    modules: { ...modules, three: { rgb: COUNT, ir: 0, isAr: false } },
  });
  const replies = new Map<Call, unknown>([
    [calls.getProject, completed],
    [calls.getProjectAsset, viaduct],
    [calls.getModules, noFiles],
    [calls.getCaptureData, null],
    [calls.listImages, ({ page: { skip } }: PageOptions) => pageFrom(skip)],
    [
      calls.getImagePage,
      ({ params: { id } }: { params: { id: string } }) => pageFrom(Math.floor((numberOf(id) - 1) / TOP) * TOP),
    ],
    ...more,
  ]);
  const shown = renderScreen(<InspectionProfile inspectionId="north-1" />, replies, entry, { person });
  return { ...shown, replies, user: userEvent.setup(), search: () => shown.router.state.location.search };
}
/** The image with a number, once it is shown. */
export const picture = (number: number) => screen.findByRole('application', { name: `DJI_${number}.JPG` });
/** The place of an image among all, once it is shown. */
export const place = (number: number) => screen.findByText(`${number} of ${COUNT}`, { selector: 'bdi' });
