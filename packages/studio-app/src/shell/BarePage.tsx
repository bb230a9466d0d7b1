import { type ReactNode, Suspense } from 'react';
import { useLoadedSettings } from '../settings/index.ts';
import { optional } from './optional.ts';
import * as styles from './BarePage.css.ts';

const DemoBanner = optional(() => import('./DemoBanner.tsx'));

/** A page without the shell: before sign-in, or when the shell itself failed. It has the warning of an open demo. */
export function BarePage({ children }: { children: ReactNode }) {
  const settings = useLoadedSettings();
  return (
    <main className={styles.page}>
      {settings?.isDemoSignInOpen && (
        <Suspense fallback={null}>
          <DemoBanner />
        </Suspense>
      )}
      {children}
    </main>
  );
}
