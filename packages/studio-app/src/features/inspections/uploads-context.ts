import { createContext } from 'react';
import type { InspectionUpload } from '../../uploads/index.ts';

/** The running uploads of the inspection that the wizard edits; none for a new inspection. */
export const UploadsContext = createContext<readonly InspectionUpload[]>([]);
