import { LinkButton, type LinkButtonProps } from '@inspection-studio/design-system';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Link } from 'react-router';
import { Can } from '../../permissions/index.ts';
import { useKeepParams } from '../useKeepParams.ts';

export interface CreateLinkProps extends Pick<LinkButtonProps, 'variant' | 'className'> {
  /** Address of the create dialog. */
  to: string;
  /** 'Create tag'. */
  children: string;
}

/** Link to the create dialog of a library list. Needs the permission to create. */
export function CreateLink({ to, variant = 'primary', className, children }: CreateLinkProps) {
  const keepParams = useKeepParams();
  return (
    <Can permission="CreateLibrary">
      <LinkButton
        asChild
        variant={variant}
        className={className}
        icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
      >
        <Link to={keepParams(to)}>{children}</Link>
      </LinkButton>
    </Can>
  );
}
