import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { moduleFilesQuery } from '../../data/index.ts';
import { FileRows } from './FileRows.tsx';
import { fileProblems } from './stored-data.ts';

/** Files that processing could not read, or read with something odd about them; nothing when there are none. */
export function FileProblems({ inspectionId }: { inspectionId: string }) {
  const { data: files } = useQuery(moduleFilesQuery(useSend(), inspectionId));
  const problems = files ? fileProblems(files) : [];
  if (problems.length === 0) return null;
  return (
    <FileRows
      title="Files with problems"
      rows={problems.map(({ id, name, problem }) => ({ key: id, name, note: { sign: 'warning', words: problem } }))}
    />
  );
}
