import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from './contract.css.js';
import { text } from './text.css.js';
import { darkColours } from './tokens/dark-colours.js';
import { lightColours } from './tokens/light-colours.js';
import { palette } from './tokens/palette.js';
import { ThemeProvider } from './ThemeProvider.js';

const meta = { title: 'Foundations/Datum', component: ThemeProvider } satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof ThemeProvider>;

const sample = 'Kinnaird Viaduct, 2025-11-18, 1,482.7 MB';
const rule = { borderTop: `1px solid ${vars.color.border.hairline}`, padding: '8px 0' };

export const Type: Story = {
  tags: ['visual'],
  render: () => (
    <dl>
      {Object.entries(text).map(([name, className]) => (
        <div
          key={name}
          style={{
            ...rule,
            display: 'grid',
            gridTemplateColumns: 'minmax(4rem, 9rem) minmax(0, 1fr)',
            alignItems: 'baseline',
          }}
        >
          <dt className={text.caption}>{name}</dt>
          <dd className={className}>{sample}</dd>
        </div>
      ))}
    </dl>
  ),
};

export const Palette: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {Object.entries(palette).map(([hue, steps]) => (
        <div key={hue}>
          <p className={text.captionStrong}>{hue}</p>
          <div style={{ display: 'flex', marginBottom: 12 }}>
            {Object.entries(steps).map(([step, background]) => (
              <span key={step} title={step} style={{ flex: 1, height: 40, background }} />
            ))}
          </div>
        </div>
      ))}
    </>
  ),
};

const swatch = { width: 40, height: 24, border: `1px solid ${vars.color.border.control}` };

function Roles({ group }: { group: object }) {
  return Object.entries(group).map(([name, value]) =>
    typeof value === 'string' ? (
      <span key={name} title={name} style={{ ...swatch, background: value }} />
    ) : (
      <Roles key={name} group={value as object} />
    ),
  );
}

export const ColourRoles: Story = {
  tags: ['visual'],
  render: () => (
    <dl>
      {Object.entries(vars.color).map(([name, group]) => (
        <div key={name} style={{ ...rule, display: 'grid', gridTemplateColumns: '9rem 1fr' }}>
          <dt className={text.caption}>{name}</dt>
          <dd style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            <Roles group={group} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/** A page whose theme was dropped by a bundler still renders; this one does not pass. */
export const ThePageIsStyled: Story = {
  render: () => <p className={text.body}>{sample}</p>,
  play: async ({ globals }) => {
    const { backgroundColor, fontFamily } = getComputedStyle(document.body);
    const colours = globals['theme'] === 'dark' ? darkColours : lightColours;
    await expect(backgroundColor).toBe(colours.surface.canvas);
    await expect(fontFamily).toContain('Overpass Datum');
    await document.fonts.ready;
    await expect(document.fonts.check("14px 'Overpass Datum'")).toBe(true);
  },
};
