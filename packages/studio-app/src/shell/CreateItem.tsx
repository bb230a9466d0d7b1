import { RailItem } from '@inspection-studio/design-system';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { onDemand } from '../widgets/on-demand.ts';
import { useOverlay } from '../widgets/useOverlay.ts';

const createMenu = onDemand(() => import('./CreateMenu.tsx'));

/** Create New with its menu. */
export function CreateItem({ selected }: { selected: boolean }) {
  const { Part: CreateMenu, trigger, overlay } = useOverlay(createMenu, 'menu');
  return (
    <>
      <RailItem icon={PlusIcon} emphasis selected={selected} {...trigger}>
        Create New
      </RailItem>
      {CreateMenu && <CreateMenu {...overlay} />}
    </>
  );
}
