import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';
import { OctagonIcon } from '@phosphor-icons/react/dist/csr/Octagon';
import { TriangleIcon } from '@phosphor-icons/react/dist/csr/Triangle';
import { icon as iconClass } from './SeverityIcon.css.ts';

/** The four icons by their index; escalation is in the shape. */
export const SEVERITY_ICONS = [
  { name: 'Circle', Icon: CircleIcon },
  { name: 'Diamond', Icon: DiamondIcon },
  { name: 'Triangle', Icon: TriangleIcon },
  { name: 'Octagon', Icon: OctagonIcon },
] as const;

export interface SeverityIconProps {
  /** 0 to 3; another number draws the first. */
  icon: number;
  /** CSS colour; the colour of the text when left out. */
  colour?: string | null;
}

/** The icon of a severity, in its colour with an edge that shows on any ground. */
export function SeverityIcon({ icon, colour }: SeverityIconProps) {
  const { Icon } = SEVERITY_ICONS[icon] ?? SEVERITY_ICONS[0];
  return <Icon size={20} weight="fill" aria-hidden="true" {...(colour && { className: iconClass, color: colour })} />;
}
