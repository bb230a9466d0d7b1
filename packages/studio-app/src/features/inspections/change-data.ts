import type { DataType, ProjectForm } from '@inspection-studio/domain/inspections';

/** Changes the latest value of a kind of data. Files are read for seconds, in which the value may change. */
export type ChangeData = <Name extends DataType>(
  name: Name,
  toNext: (latest: ProjectForm[Name]) => ProjectForm[Name],
) => void;
