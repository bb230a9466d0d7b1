import { FileDropzone } from '../../../components/FileDropzone/index.js';
import { FileTypeHint } from '../../../components/FileTypeHint/index.js';
import { MultiImageField } from '../../../components/MultiImageField/index.js';
import { SingleFileField } from '../../../components/SingleFileField/index.js';
import type { Subject } from '../subject.js';

/** Files. */
export const files: readonly Subject[] = [
  {
    name: 'FileDropzone',
    element: <FileDropzone aria-label="Reports" accept={['.pdf']} onFiles={() => {}} />,
    outer: HTMLDivElement,
  },
  {
    name: 'FileTypeHint',
    element: <FileTypeHint extensions={['.pdf']} />,
    outer: HTMLParagraphElement,
  },
  {
    name: 'MultiImageField',
    element: (
      <MultiImageField label="Visual images" defaultValue={[new File(['x'], 'DJI_0001.JPG', { type: 'image/jpeg' })]} />
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'SingleFileField',
    element: (
      <SingleFileField aria-label="Picture" defaultValue={new File(['x'], 'tower.jpg', { type: 'image/jpeg' })} />
    ),
    outer: HTMLDivElement,
  },
];
