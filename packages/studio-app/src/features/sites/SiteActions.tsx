import { LinkButton, useToast } from '@inspection-studio/design-system';
import type { Site } from '@inspection-studio/domain/sites';
import { counted } from '@inspection-studio/domain/units';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useSend } from '../../api/index.ts';
import { deleteSite, readTag, siteQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { Can } from '../../permissions/index.ts';
import { ConfirmDelete } from '../../widgets/ConfirmDelete.tsx';
import { HistoryLink } from '../../widgets/HistoryLink.tsx';

/** Edit, History and Delete of a site, if the user has permission. */
export function SiteActions({ siteId }: { siteId: string }) {
  const query = useQuery(siteQuery(useSend(), siteId));
  return query.data ? <Actions site={query.data} /> : null;
}

function Actions({ site }: { site: Site }) {
  const send = useSend();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show: showToast } = useToast();
  return (
    <>
      <Can permission="UpdateSite">
        <LinkButton asChild variant="ghost" icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />}>
          <Link to={paths.updateSite(site.id)}>Edit</Link>
        </LinkButton>
      </Can>
      <HistoryLink recordId={site.id} variant="ghost" />
      <Can permission="DeleteSite">
        <ConfirmDelete
          title="Delete site"
          noun="site"
          readTag={() => readTag(client, siteQuery(send, site.id))}
          mutation={deleteSite(send, client, site.id)}
          onDeleted={() => {
            showToast({ kind: 'completed', title: 'Site deleted', name: site.name });
            void navigate(paths.home());
          }}
        >
          <span translate="no">{site.name}</span> is deleted
          {site.assetCount > 0 &&
            ` with its ${counted(site.assetCount, 'asset')} and ${site.assetCount === 1 ? 'its' : 'their'} inspections`}
          . This cannot be undone.
        </ConfirmDelete>
      </Can>
    </>
  );
}
