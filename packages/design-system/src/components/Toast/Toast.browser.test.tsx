import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { AppShell } from '../AppShell/index.js';
import { BottomBar } from '../BottomBar/index.js';
import { DockedTray } from '../DockedTray/index.js';
import { IconButton } from '../IconButton/index.js';
import { Rail, RailItem } from '../Rail/index.js';
import { SkipPagination } from '../SkipPagination/index.js';
import { SortableTable } from '../SortableTable/index.js';
import { ToastProvider, useToast } from './index.js';

const names = Array.from({ length: 30 }, (_, index) => ({ name: `Span ${index + 1}` }));
const action = { label: 'Undo', altText: 'Restore it', onSelect: () => {} };

const menu = ({ name }: { name: string }) => (
  <IconButton size="compact" label={`Actions for ${name}`} icon={<DotsThreeIcon />} />
);
const columns = [
  { id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name },
  { id: 'menu', header: 'Actions', align: 'end' as const, cell: menu },
];

function ShowThree() {
  const { show } = useToast();
  const title = 'Severity scale archived';
  return (
    <button
      type="button"
      onClick={() => ['One', 'Two', 'Three'].forEach((description) => show({ title, description, action }))}
    >
      Show
    </button>
  );
}

const compactRow = (row: { name: string }) => (
  <div style={{ display: 'flex', justifyContent: 'space-between' }}>
    {row.name} {menu(row)}
  </div>
);

function Page({ pagination }: { pagination: 'bar' | 'flow' }) {
  const pages = <SkipPagination skip={0} top={12} count={86} onSkipChange={() => {}} />;
  return (
    <ToastProvider>
      <AppShell
        rail={
          <Rail>
            <RailItem icon={UploadSimpleIcon}>Home</RailItem>
          </Rail>
        }
        tray={<DockedTray title="Uploads">NorthTowerA</DockedTray>}
      >
        <ShowThree />
        <SortableTable
          label="Spans"
          columns={columns}
          rows={names}
          rowKey={({ name }) => name}
          smallScreenMinWidthPx={0}
          renderCompactRow={compactRow}
        />
        {pagination === 'bar' ? (
          <BottomBar>
            <span>86 spans</span> {pages}
          </BottomBar>
        ) : (
          pages
        )}
      </AppShell>
    </ToastProvider>
  );
}

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(async () => {
  stage?.clear();
  document.body.style.margin = '';
  await page.viewport(1280, 900);
});

/** The stage has gutters of its own. */
function fillWindow() {
  document.body.style.margin = '0';
  document.querySelector('main')!.closest<HTMLElement>('[style]')!.style.padding = '0';
}

const covers = (toast: DOMRect, other: DOMRect) =>
  toast.left < other.right && other.left < toast.right && toast.top < other.bottom && other.top < toast.bottom;

describe.each([
  ['1440 px wide', 1440, 900],
  ['1025 px wide', 1025, 800],
  ['768 px wide', 768, 900],
  ['390 px wide', 390, 844],
  ['320 px wide', 320, 640],
])('Toasts in a window %s', (_case, width, height) => {
  it.each(['bar', 'flow'] as const)('never cover a pagination in the %s, row menus or the tray', async (pagination) => {
    await page.viewport(width, height);
    stage = setStage(<Page pagination={pagination} />);
    fillWindow();
    flushSync(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show')?.click());
    const shown = () => [...document.querySelectorAll('[role="region"] li[data-state="open"]')];
    await expect.poll(shown).toHaveLength(3);
    const toasts = shown().map((toast) => toast.getBoundingClientRect());
    const parts = document.querySelectorAll('nav button, [aria-label^="Actions for"], section[aria-labelledby]');
    expect(parts.length).toBeGreaterThan(30);
    const shellEnd = document.querySelector('main')!.parentElement!.getBoundingClientRect().bottom;
    for (const top of [0, shellEnd - height]) {
      window.scrollTo(0, top);
      const covered = [...parts].filter((part) => toasts.some((toast) => covers(toast, part.getBoundingClientRect())));
      expect(covered.map((part) => part.getAttribute('aria-label') ?? part.textContent)).toEqual([]);
    }
  });
});
