/*
 * Texts of forms and of the inspection wizard, literal from the specification, misspellings included, like those in
 * `messages.ts`. The first page loads without them.
 */

import { LAYOUT_LAYERS_MAX } from './limits.ts';

/** Texts of the asset form. The text on duplicates is the project's own; the form prevents duplicates, so only API clients see it. */
export const assetMessages = {
  categoryRequired: 'Must have at least 1 category or category preset.',
  duplicatePreset: 'Each category preset can be chosen only once.',
} as const;

/** Texts of the category and preset forms. Colour texts have no full stop, as specified; the text on duplicates is the project's own. */
export const categoryMessages = {
  notHex: 'Colour is not a hex code',
  tooSimilar: 'Colour is too similar to system colour',
  duplicate: 'Each category can be chosen only once.',
} as const;

/** Texts of the severity scale form. */
export const severityScaleMessages = {
  bounds: 'Lower severity bound cannot be greater or equal to higher severity bound.',
  terms: 'At least 1 term must be provided.',
  unknownType: 'Severity type is not recognized.',
} as const;

/** Texts of the layer form. The one on the interval is the project's own; the one on segmentation turns the specification's words into a sentence. */
export const layerMessages = {
  bounds: 'Lower location bound cannot be greater or equal to higher location bound.',
  interval: 'Interval cannot be greater than the distance between the location bounds.',
  terms: 'At least 1 term must be provided.',
  isSegmented: 'The layer is distributed along a single axis.',
  mapDepth: `A location mapping is at most ${LAYOUT_LAYERS_MAX} layers deep.`,
} as const;

/** Texts of the checklist form. The text is the project's own; the form generates identifiers, so only API clients see it. */
export const checklistMessages = {
  duplicate: 'An identifier can be used once in a checklist.',
} as const;

/** Texts of the thumbnail field of a site, asset, inspection or user. No full stop, as specified. */
export const thumbnailMessages = {
  tooLarge: 'File size must be less than 100MB',
} as const;

/** Texts of the document upload. */
export const documentMessages = {
  notPdf: 'Invalid file type. Please upload a PDF.',
} as const;

/**
 * Texts of the inspection wizard and profile. 'inpsection' and 'at least 20'
 * (although 20 is rejected) are literal from the specification; the sonar text
 * completes a text that the specification abbreviates with dots.
 */
export const inspectionMessages = {
  name: 'Only letters and numbers are allowed.',
  three: 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.',
  two: 'You must upload at least 1 visual or thermal data for a 2D inpsection.',
  sonar: 'You must upload at least 5 sonar data with matching .txt parameter files.',
  sonarPairs:
    'Each sonar .bmp data should have a matching .txt parameter file. The names should be identical before the file extension.',
  supplementary: 'You must upload at least one supplementary data.',
  ortho: 'Orthomosaics require a 3D Digital Twin.',
  dataType: 'You must select at least one data type.',
  uploading: 'Upload in progress',
  manageMode: 'Changes to supplementary data can be found in Manage mode.',
} as const;
