import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { ImageSections } from './images/ImageSections.tsx';
import { InspectionProfile } from './InspectionProfile.tsx';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const modules = (part: Partial<ProjectDetail['modules']>) => ({ ...inspection().modules, ...part });
const uploaded = (...names: string[]) =>
  names.map((name) => ({ id: name, name, s3Key: name, size: 1, isUploaded: true }));
describe('the images of a kind', () => {
  const image = (id: string) => ({
    id,
    name: `${id}.jpg`,
    isFlagged: false,
    paths: { tiles: '/tiles', thumbnail: `/${id}-small.jpg` },
  });
  const replyWith = (count: number) =>
    vi.fn<(request: object) => unknown>(() => ({
      items: [image('a'), image('b')],
      pagination: { top: 24, skip: 0, count, pages: 1, hasNext: false, hasPrevious: false },
    }));
  const show = (part: Partial<ProjectDetail['modules']>, listImages: unknown) => {
    const replies = new Map<Call, unknown>([[calls.listImages, listImages]]);
    const { asked } = renderScreen(
      <ImageSections inspection={inspection({ status: 'Completed', modules: modules(part) })} />,
      replies,
    );
    const requests = () => asked.filter(({ call }) => call === calls.listImages);
    return { replies, requests };
  };

  it('are thumbnails with their names, and are asked for by kind', async () => {
    const { requests } = show(
      {
        three: { rgb: 2, ir: 0, isAr: false },
        two: { rgb: 0, ir: 2 },
        ortho: { gcp: false, isEnabled: true },
        sonar: { data: 2 },
      },
      replyWith(2),
    );
    const section = await screen.findByRole('region', { name: '2D Data, thermal 2' });
    const pictures = await within(section).findAllByRole('img');
    expect(pictures.map((picture) => [picture.getAttribute('alt'), picture.getAttribute('src')])).toEqual([
      ['a.jpg', '/a-small.jpg'],
      ['b.jpg', '/b-small.jpg'],
    ]);
    const ofNorth = { projectId: 'north-1' };
    expect(requests().map(({ query }) => query)).toEqual([
      { ...ofNorth, depth: 'Three', type: 'Rgb' },
      { ...ofNorth, depth: 'Two', type: 'Ir' },
      { ...ofNorth, depth: 'Ortho', type: undefined },
      { ...ofNorth, depth: undefined, type: 'Sonar' },
    ]);
  });

  it('are 24 to a page; the next page is asked for, and the old one stays until it is there', async () => {
    const { replies, requests } = show({ two: { rgb: 49, ir: 0 } }, replyWith(49));
    await screen.findByRole('img', { name: 'a.jpg' });
    const pages = within(screen.getByRole('navigation', { name: 'Pages of 2D Data, visual' }));
    expect(pages.getByText('Page 1 of 3')).toBeInTheDocument();
    replies.set(calls.listImages, () => new Promise(() => undefined));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(requests().map(({ page }) => page?.skip)).toEqual([0, 24]));
    const section = screen.getByRole('region', { name: '2D Data, visual 49' });
    expect(section.querySelector('[aria-busy=true]')).toContainElement(screen.getByRole('img', { name: 'a.jpg' }));
  });

  it.each([
    [240, 0],
    [241, 1],
  ])('%i have %i boxes for the page: above ten pages only', async (count, boxes) => {
    show({ two: { rgb: count, ir: 0 } }, replyWith(count));
    await screen.findByRole('img', { name: 'a.jpg' });
    expect(screen.queryAllByRole('textbox', { name: 'Go to page' })).toHaveLength(boxes);
  });

  it('of the page that is entered are asked for, not of one that does not exist', async () => {
    const { requests } = show({ two: { rgb: 241, ir: 0 } }, replyWith(241));
    const box = await screen.findByRole('textbox', { name: 'Go to page' });
    await userEvent.type(box, '12{Enter}');
    await userEvent.clear(box);
    await userEvent.type(box, '11{Enter}');
    expect(await screen.findByText('Page 11 of 11')).toBeVisible();
    await waitFor(() => expect(requests().map(({ page }) => page?.skip)).toEqual([0, 240]));
  });

  it('that did not load can be tried again', async () => {
    const { replies } = show({ two: { rgb: 2, ir: 0 } }, StudioError.fromAnswer(500));
    const retry = await screen.findByRole('button', { name: 'Click to retry data fetching.' });
    replies.set(calls.listImages, replyWith(2));
    await userEvent.click(retry);
    expect(await screen.findByRole('img', { name: 'a.jpg' })).toBeVisible();
  });
});

describe('the profile', () => {
  const show = (part: Partial<ProjectDetail>) =>
    renderScreen(
      <InspectionProfile inspectionId="north-1" />,
      new Map<Call, unknown>([
        [calls.getProject, inspection(part)],
        [calls.getProjectAsset, viaduct],
        [
          calls.getModules,
          { ...noFiles, two: { rgb: [{ ...uploaded('b.jpg')[0], problem: 'The file is truncated.' }], ir: [] } },
        ],
        [calls.getCaptureData, null],
      ]),
    );

  it.each<[string, Partial<ProjectDetail>, boolean]>([
    ['lists files with problems of a Failed one', { status: 'Failed' }, true],
    ['lists none in processing', { status: 'Queued' }, false],
  ])('%s', async (_case, part, isListed) => {
    show(part);
    await screen.findByRole('cell', { name: 'All uploaded' });
    const problems = screen.queryByRole('region', { name: /Files with problems/ });
    expect(problems && within(problems).getByRole('listitem').textContent).toBe(
      isListed ? 'b.jpgThe file is truncated.' : null,
    );
  });

  it('says in processing where the images will be, and shows its description and, on paper, its name and the date', async () => {
    show({ status: 'Queued' });
    expect(await screen.findByText('The images appear here when processing is complete.')).toBeVisible();
    expect(screen.getByText('All four faces.')).toBeVisible();
    expect(screen.getByText(/^NorthTowerA, \d{4}-\d{2}-\d{2}$/)).toBeInTheDocument();
  });
});
