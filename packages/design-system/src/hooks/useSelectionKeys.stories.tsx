import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../components/Checkbox/index.js';
import { SelectAll } from '../components/SelectAll/index.js';
import { Skeleton } from '../components/Skeleton/index.js';
import { Tile } from '../components/Tile/index.js';
import { TileGrid } from '../components/TileGrid/index.js';
import { vars } from '../theme/contract.css.js';
import { useSelection } from './useSelection.js';
import { useSelectionKeys } from './useSelectionKeys.js';

const NAMES = [
  'Holm Tank 2',
  'Kinnaird Viaduct',
  'Line 4 Span 118',
  'Brannock Mast',
  'Cooling tower B',
  'Port Marrow',
  'Flare 3',
];

/** Tiles with a box each: arrows move as the tiles lie. */
function Tiles() {
  const selection = useSelection(NAMES);
  const { containerProps, itemProps } = useSelectionKeys<HTMLUListElement>({ ids: NAMES, selection, layout: 'grid' });
  return (
    <>
      <SelectAll selection={selection} ids={NAMES} />
      <TileGrid aria-label="Assets" columns={[3, 3, 3]} {...containerProps}>
        {NAMES.map((name) => (
          <Tile
            key={name}
            picture={<Skeleton shape="block" width="100%" height="100%" />}
            plate={
              <Checkbox
                aria-label={`Select ${name}`}
                checked={selection[0].selectedIds.has(name)}
                {...itemProps(name)}
              />
            }
            title={name}
          />
        ))}
      </TileGrid>
    </>
  );
}

/** A listbox, one tab stop: each item is what takes focus. */
function List() {
  const selection = useSelection(NAMES);
  const { containerProps, itemProps } = useSelectionKeys<HTMLDivElement>({ ids: NAMES, selection, roving: true });
  return (
    <div role="listbox" aria-label="Assets" aria-multiselectable="true" style={{ padding: 4 }} {...containerProps}>
      {NAMES.map((name) => {
        const isSelected = selection[0].selectedIds.has(name);
        return (
          <div
            key={name}
            role="option"
            aria-selected={isSelected}
            style={{
              padding: 8,
              background: isSelected ? vars.color.selection.bg : vars.color.surface.sheet,
              color: isSelected ? vars.color.selection.text : vars.color.text.primary,
            }}
            {...itemProps(name)}
          >
            {name}
          </div>
        );
      })}
    </div>
  );
}

const meta = { title: 'Patterns/Selection by keyboard', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTiles: Story = {
  render: () => <Tiles />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select Holm Tank 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Cooling tower B' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Flare 3' })).toHaveFocus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByRole('checkbox', { name: '3 of 7 selected' })).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Brannock Mast' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: '4 of 7 selected' })).toBePartiallyChecked();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('checkbox', { name: '7 of 7 selected' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox', { name: '0 of 7 selected' })).not.toBeChecked();
  },
};

export const InAList: Story = {
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    const selected = () => canvas.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual(['Kinnaird Viaduct', 'Line 4 Span 118']);
    await userEvent.keyboard('{Home}{Meta>}a{/Meta}');
    await expect(selected()).toEqual(NAMES);
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual([]);
    await expect(canvas.getByRole('option', { name: 'Holm Tank 2' })).toHaveFocus();
  },
};
