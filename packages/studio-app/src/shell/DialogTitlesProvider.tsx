import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type DialogTitles, topTitle, withTitle } from './dialog-titles.ts';

type Report = (parent: string, title: string | null) => void;

const ReportContext = createContext<Report>(() => undefined);
const TitleContext = createContext<string | undefined>(undefined);

/** Lets dialogs that are routes report their titles to the breadcrumbs, which are outside of them. */
export function DialogTitlesProvider({ children }: { children: ReactNode }) {
  const [titles, setTitles] = useState<DialogTitles>(new Map());
  const report = useMemo<Report>(() => (parent, title) => setTitles((all) => withTitle(all, parent, title)), []);
  return (
    <ReportContext value={report}>
      <TitleContext value={topTitle(titles)}>{children}</TitleContext>
    </ReportContext>
  );
}

/** Reports the title of an open dialog. */
export function useReportTitle(parent: string, title: string): void {
  const report = useContext(ReportContext);
  useEffect(() => {
    report(parent, title);
    return () => report(parent, null);
  }, [report, parent, title]);
}

/** Title of the dialog on top, with the name of its record once it is read. */
export const useTopTitle = (): string | undefined => useContext(TitleContext);
