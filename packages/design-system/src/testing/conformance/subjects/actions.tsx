import { GearIcon } from '@phosphor-icons/react/dist/csr/Gear';
import { Banner } from '../../../components/Banner/index.js';
import { Button } from '../../../components/Button/index.js';
import { ChunkBar } from '../../../components/ChunkBar/index.js';
import { CommandButton } from '../../../components/CommandButton/index.js';
import { EmptyState } from '../../../components/EmptyState/index.js';
import { ErrorPanel } from '../../../components/ErrorPanel/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { LinkButton } from '../../../components/LinkButton/index.js';
import { Mark } from '../../../components/Mark/index.js';
import { ProgressBar } from '../../../components/ProgressBar/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { Spinner } from '../../../components/Spinner/index.js';
import { StatusBadge } from '../../../components/StatusBadge/index.js';
import { StatusBox } from '../../../components/StatusBox/index.js';
import { StatusSign } from '../../../components/StatusSign/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const gear = <GearIcon size={18} weight="bold" aria-hidden="true" />;

/** Actions and feedback. */
export const actions: readonly Subject[] = [
  {
    name: 'Banner',
    element: (
      <Banner kind="info" title="Queued" action={<Button size="compact">Cancel</Button>}>
        Processing begins in a moment.
      </Banner>
    ),
    outer: HTMLDivElement,
  },
  { name: 'Button', element: <Button icon={gear}>Edit</Button>, outer: HTMLButtonElement },
  {
    name: 'ChunkBar',
    element: <ChunkBar label="NorthTowerA" value={3} max={8} />,
    outer: HTMLDivElement,
  },
  {
    name: 'CommandButton',
    element: <CommandButton shortcut={['Ctrl', 'K']}>Search</CommandButton>,
    outer: HTMLButtonElement,
  },
  {
    name: 'EmptyState',
    element: <EmptyState action={<Button>Create tag</Button>} />,
    outer: HTMLDivElement,
  },
  {
    name: 'ErrorPanel',
    element: <ErrorPanel onRetry={noop} />,
    outer: HTMLDivElement,
  },
  {
    name: 'IconButton',
    element: <IconButton label="Settings" icon={gear} />,
    outer: HTMLButtonElement,
  },
  {
    name: 'LinkButton',
    element: <LinkButton href="#sites">Sites</LinkButton>,
    outer: HTMLAnchorElement,
  },
  { name: 'Mark', element: <Mark label="Home" />, outer: SVGSVGElement },
  {
    name: 'ProgressBar',
    element: <ProgressBar label="Hashing" value={3} max={8} />,
    outer: HTMLDivElement,
  },
  { name: 'Skeleton', element: <Skeleton />, outer: HTMLSpanElement },
  { name: 'Spinner', element: <Spinner label="Loading" />, outer: HTMLSpanElement },
  {
    name: 'StatusBadge',
    element: <StatusBadge kind="draft">Draft</StatusBadge>,
    outer: HTMLSpanElement,
  },
  {
    name: 'StatusBox',
    element: <StatusBox>Loading images</StatusBox>,
    outer: HTMLDivElement,
  },
  {
    name: 'StatusSign',
    element: <StatusSign kind="failed" label="Failed" />,
    outer: SVGSVGElement,
  },
];
