import { describe, expect, it } from 'vitest';
import { iconUses } from '../../packages/studio-app/build/icon-uses.ts';

describe('weights a source draws an icon in', () => {
  it.each([
    ['a tag is regular', '<XIcon size={16} />', ['regular']],
    ['a tag names its weight', '<XIcon size={16} weight="bold" />', ['bold']],
    ['a tag over several lines', '<XIcon\n  size={16}\n  onClick={() => go({ a: 1 })}\n  weight="fill"\n/>', ['fill']],
    ['a tag in an attribute of another', '<Button icon={<XIcon weight="bold" />} />', ['bold']],
    ['two tags', '<XIcon /><XIcon weight="fill" />', ['regular', 'fill']],
    [
      'a weight decided at run time may be any',
      "<XIcon weight={isOn ? 'fill' : 'regular'} />",
      ['regular', 'bold', 'fill'],
    ],
    ['props from elsewhere may hold any', '<XIcon {...rest} />', ['regular', 'bold', 'fill']],
    [
      'props that icons of the file share',
      "const icon = { size: 18, weight: 'bold' } as const;\n<XIcon {...icon} />",
      ['bold'],
    ],
    [
      'an item of the rail is filled when selected',
      '<RailItem asChild icon={XIcon} selected={area === "home"}>',
      ['regular', 'fill'],
    ],
    ['an item of the rail that leads nowhere is never selected', '<RailItem icon={XIcon} wideOnly>', ['regular']],
    ['the one action of the rail is bold', '<RailItem icon={XIcon} emphasis selected>', ['bold']],
    [
      'a component that is handed on may be drawn in any',
      'const Icon = isOn ? XIcon : Y;',
      ['regular', 'bold', 'fill'],
    ],
    ['an import and a comment are no use', "import { XIcon } from 'icons';\n/** Like `XIcon`. */\n// XIcon", undefined],
  ])('%s', (_what, source, weights) => {
    const found = iconUses(source).get('XIcon');
    expect(found && [...found]).toEqual(weights);
  });
});
