import { useUser } from '../session/index.ts';
import { useRuntimeSettings } from '../settings/index.ts';
import DemoBanner from './DemoBanner.tsx';
import { OtherTabs } from './OtherTabs.tsx';
import { StorageBanner } from './StorageBanner.tsx';

/** What is said above every page: about the server, and about uploads that were interrupted. Loaded after the page. */
export default function Banners() {
  const { isDemoSignInOpen } = useRuntimeSettings();
  const { roleId } = useUser();
  return (
    <>
      {isDemoSignInOpen && <DemoBanner />}
      {roleId === 'Admin' && <StorageBanner />}
      <OtherTabs />
    </>
  );
}
