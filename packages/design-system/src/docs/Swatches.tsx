import { text } from '../theme/text.css.js';
import { vars } from '../theme/contract.css.js';
import { colourAt, contrastRatio } from '../testing/contrast.js';
import { markPairs, textPairs } from '../theme/tokens/contrast-pairs.js';
import { darkColours } from '../theme/tokens/dark-colours.js';
import { lightColours } from '../theme/tokens/light-colours.js';
import { palette } from '../theme/tokens/palette.js';
import { DocsTable } from './DocsTable.js';

const themes = { light: lightColours, dark: darkColours };

/** Steps of every hue, lightest first. */
export function Palette() {
  return Object.entries(palette).map(([hue, steps]) => (
    <section key={hue} aria-label={hue}>
      <p className={text.captionStrong}>{hue}</p>
      <div style={{ display: 'flex', marginBottom: 12 }}>
        {Object.entries(steps).map(([step, background]) => (
          <span key={step} title={`${hue} ${step}`} style={{ flex: 1, height: 40, background }} />
        ))}
      </div>
    </section>
  ));
}

function Sample({ colours, foreground, background }: { colours: object; foreground: string; background: string }) {
  const style = { color: colourAt(colours, foreground), background: colourAt(colours, background) };
  const ratio = contrastRatio(style.color, style.background).toFixed(1);
  return (
    <span
      className={`sb-unstyled ${text.label}`}
      style={{
        ...style,
        display: 'inline-block',
        padding: '2px 8px',
        border: `1px solid ${vars.color.border.hairline}`,
      }}
    >
      Aa {ratio}
    </span>
  );
}

/** A role on the first backgrounds it is meant for, with the ratio as computed from the tokens. */
export function ContrastTable({ kind }: { kind: 'text' | 'marks' }) {
  const pairs = Object.entries(kind === 'text' ? textPairs : markPairs);
  return (
    <DocsTable
      headings={['Role', 'On', 'Light', 'Dark']}
      rows={pairs.map(([foreground, backgrounds]) => {
        const background = backgrounds[0] ?? 'surface.canvas';
        return [
          <code key="role">{foreground}</code>,
          <code key="on">{background}</code>,
          ...Object.entries(themes).map(([theme, colours]) => (
            <Sample key={theme} colours={colours} foreground={foreground} background={background} />
          )),
        ];
      })}
    />
  );
}
