import { StatusSign } from '../components/StatusSign/index.js';
import { signShapes, type SignKind } from '../components/StatusSign/sign-shapes.js';
import { vars } from '../theme/contract.css.js';
import { text } from '../theme/text.css.js';
import { elevation } from '../theme/tokens/elevation.js';
import { scales } from '../theme/tokens/scales.js';
import { DocsTable } from './DocsTable.js';

const named = (scale: Record<string, string>) => Object.entries(scale);

export function TypeScale() {
  return (
    <DocsTable
      headings={['Style', 'Size / line', 'Weight', 'Sample']}
      rows={Object.entries(scales.typography).map(([name, { fontSize, lineHeight, fontWeight }]) => [
        <code key="name">{name}</code>,
        `${fontSize} / ${lineHeight}`,
        fontWeight,
        <span key="sample" className={`sb-unstyled ${text[name as keyof typeof text]}`}>
          Kinnaird Viaduct, 1,482.7 MB
        </span>,
      ])}
    />
  );
}

export function SpaceScale() {
  return (
    <DocsTable
      headings={['Token', 'Size', '']}
      rows={named(scales.space).map(([name, size]) => [
        <code key="name">space.{name}</code>,
        size,
        <span
          key="bar"
          style={{ display: 'inline-block', width: size, height: 12, background: vars.color.accent.solid }}
        />,
      ])}
    />
  );
}

export function MotionScale() {
  return (
    <DocsTable
      headings={['Token', 'Value']}
      rows={[
        ...named(scales.duration).map(([name, value]) => [<code key={name}>duration.{name}</code>, value]),
        ...named(scales.easing).map(([name, value]) => [<code key={name}>easing.{name}</code>, value]),
      ]}
    />
  );
}

export function Signs() {
  return (
    <DocsTable
      headings={['Kind', '14', '16', '24']}
      rows={(Object.keys(signShapes) as SignKind[]).map((kind) => [
        <code key="kind">{kind}</code>,
        <StatusSign key="small" kind={kind} size="small" label={`${kind}, 14 px`} />,
        <StatusSign key="medium" kind={kind} size="medium" label={`${kind}, 16 px`} />,
        <StatusSign key="large" kind={kind} size="large" label={`${kind}, 24 px`} />,
      ])}
    />
  );
}

const uses = ['Sheets and tiles at rest', 'A tile under the pointer', 'Menu, popover, tooltip', 'Dialog', 'Toast'];

export function Elevations() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24, background: vars.color.surface.canvas }}>
      {Object.entries(elevation.light).map(([level, boxShadow], index) => (
        <div
          key={level}
          className={`sb-unstyled ${text.label}`}
          style={{
            width: 160,
            padding: 16,
            boxShadow,
            background: vars.color.surface.raised,
            color: vars.color.text.primary,
          }}
        >
          {level} · {uses[index]}
        </div>
      ))}
    </div>
  );
}
