import type { DataType } from '@inspection-studio/domain/inspections';

/** What is said of a kind of data. */
interface KindText {
  about: string;
  needs: string;
  /** The need in the running summary. */
  short: string;
  /** What its files are called when they are counted. */
  noun: string;
}

/** What each kind of data is, and what it needs; 3D and sonar say 'more than', since 20 and 5 are refused. */
export const KIND_TEXTS: Readonly<Record<DataType, KindText>> = {
  three: {
    about: 'A model of the whole asset, computed from overlapping images.',
    needs: 'More than 20 visual or thermal images are needed.',
    short: 'More than 20 needed',
    noun: 'visual or thermal image',
  },
  two: {
    about: 'Single images of what matters, looked at one by one.',
    needs: 'At least 1 visual or thermal image is needed.',
    short: 'At least 1 needed',
    noun: 'visual or thermal image',
  },
  ortho: {
    about: 'Flat, true-to-scale pictures, computed from the images of the 3D Digital Twin.',
    needs: 'Orthomosaics require a 3D Digital Twin.',
    short: 'Needs 3D Digital Twin',
    noun: 'template',
  },
  sonar: {
    about: 'Recordings from under water, each with the file of its parameters.',
    needs: 'More than 5 .bmp images are needed, each with a .txt file of the same name.',
    short: 'More than 5 pairs needed',
    noun: 'file',
  },
  supplementary: {
    about: 'Reports, drawings, videos, survey and CAD files kept with the inspection.',
    needs: 'At least 1 file is needed.',
    short: 'At least 1 needed',
    noun: 'file',
  },
};
