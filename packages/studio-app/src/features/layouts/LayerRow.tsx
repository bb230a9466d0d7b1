import {
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Stack,
  Text,
  Tooltip,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import type { LayerTemplate } from '@inspection-studio/domain/layouts';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { button as rowButton } from '../../forms/form-rows.css.ts';
import { Can } from '../../permissions/index.ts';
import { useKeepParams } from '../../widgets/useKeepParams.ts';
import { layerNote } from './mapping-texts.ts';
import { SectionButtons, type SectionButtonsProps } from './SectionButtons.tsx';
import * as styles from './LayerRow.css.ts';

export interface LayerRowProps {
  layer: LayerTemplate;
  /** Zero-based position in the layout. */
  index: number;
  /** Number of layers in the layout. */
  count: number;
  isEditing: boolean;
  /** Whether its sections can be selected. */
  isReached: boolean;
  /** Whether the line of the current depth continues to the next layer, ends at this one or does not reach it. */
  line: 'through' | 'end' | 'none';
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
  sections: Omit<SectionButtonsProps, 'label' | 'sections' | 'isEditing'>;
}

/** A layer: its number on the line, its name, its actions and its sections. */
export function LayerRow({
  layer,
  index,
  count,
  isEditing,
  isReached,
  line,
  onMove,
  onDelete,
  sections,
}: LayerRowProps) {
  return (
    <li
      className={styles.row}
      data-reached={isReached || undefined}
      data-unreached={(isEditing && !isReached) || undefined}
    >
      <Inline className={styles.head} align="stretch" gap={3}>
        <span className={styles.mark} data-line={line} aria-hidden="true">
          <span className={styles.number}>{index + 1}</span>
        </span>
        <Stack className={styles.words} gap={0} grow>
          <Heading level={3}>{layer.name}</Heading>
          <Text as="p" size="caption" tone="secondary">
            {layerNote(layer)}
          </Text>
          <Inline className={styles.actions} gap={1}>
            <Can permission="CreateLibrary">
              <MoveButton
                label={`Move ${layer.name} up`}
                hint={index === 0 ? 'It is the first' : 'Move up'}
                isOff={index === 0}
                onPress={() => onMove(-1)}
              >
                <ArrowUpIcon size={18} weight="bold" aria-hidden="true" />
              </MoveButton>
              <MoveButton
                label={`Move ${layer.name} down`}
                hint={index === count - 1 ? 'It is the last' : 'Move down'}
                isOff={index === count - 1}
                onPress={() => onMove(1)}
              >
                <ArrowDownIcon size={18} weight="bold" aria-hidden="true" />
              </MoveButton>
              <EditLink layer={layer} />
            </Can>
            <Can permission="DeleteLibrary">
              <Tooltip content="Delete">
                <IconButton
                  variant="ghost"
                  size="compact"
                  label={`Delete ${layer.name}`}
                  icon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
                  onClick={onDelete}
                />
              </Tooltip>
            </Can>
          </Inline>
        </Stack>
      </Inline>
      <SectionButtons
        {...sections}
        label={`Sections of ${layer.name}`}
        sections={layer.sections}
        isEditing={isEditing}
      />
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  hint: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A disabled button stays in the tab order, so that focus is not lost. */
function MoveButton({ label, hint, isOff, onPress, children }: MoveButtonProps) {
  return (
    <Tooltip content={hint}>
      <IconButton
        variant="ghost"
        size="compact"
        className={rowButton}
        label={label}
        icon={children}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onPress}
      />
    </Tooltip>
  );
}

function EditLink({ layer }: { layer: LayerTemplate }) {
  const keepParams = useKeepParams();
  return (
    <Tooltip content="Edit">
      <LinkButton
        asChild
        variant="ghost"
        size="compact"
        className={styles.edit}
        icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />}
      >
        <Link to={keepParams(paths.updateLayer(layer.layoutId, layer.id))}>
          <VisuallyHidden>{`Edit ${layer.name}`}</VisuallyHidden>
        </Link>
      </LinkButton>
    </Tooltip>
  );
}
