import { expect, it } from 'vitest';
import * as messages from './form-messages.ts';

it('every text of a form matches the specification literally, including misspellings and missing full stops', () => {
  expect({ ...messages }).toEqual({
    assetMessages: {
      categoryRequired: 'Must have at least 1 category or category preset.',
      duplicatePreset: 'Each category preset can be chosen only once.',
    },
    categoryMessages: {
      notHex: 'Colour is not a hex code',
      tooSimilar: 'Colour is too similar to system colour',
      duplicate: 'Each category can be chosen only once.',
    },
    severityScaleMessages: {
      bounds: 'Lower severity bound cannot be greater or equal to higher severity bound.',
      terms: 'At least 1 term must be provided.',
      unknownType: 'Severity type is not recognized.',
    },
    layerMessages: {
      bounds: 'Lower location bound cannot be greater or equal to higher location bound.',
      interval: 'Interval cannot be greater than the distance between the location bounds.',
      terms: 'At least 1 term must be provided.',
      isSegmented: 'The layer is distributed along a single axis.',
      mapDepth: 'A location mapping is at most 20 layers deep.',
    },
    checklistMessages: {
      duplicate: 'An identifier can be used once in a checklist.',
    },
    thumbnailMessages: {
      tooLarge: 'File size must be less than 100MB',
    },
    documentMessages: {
      notPdf: 'Invalid file type. Please upload a PDF.',
    },
    inspectionMessages: {
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
    },
  });
});
