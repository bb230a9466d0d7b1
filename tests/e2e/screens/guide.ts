/** How wide the window of a picture is. */
export type GuideWidth = 1440 | 390;

/**
 * The pictures of the guide for end users, by the screen they show; `docs/guide`
 * names each of them, wide ones `<screen>.webp` and narrow ones `<screen>-390.webp`.
 */
export const guidePictures: Readonly<Record<string, readonly GuideWidth[]>> = {
  'sign-in': [1440],
  'home-assets': [1440],
  'home-map-details': [1440, 390],
  'command-palette': [1440],
  shortcuts: [1440],
  settings: [1440],
  'site-profile': [1440],
  'asset-create': [1440],
  'asset-profile': [1440],
  'wizard-types': [1440],
  'wizard-3d': [1440],
  'wizard-confirmation': [1440],
  'upload-running': [1440, 390],
  'upload-paused': [1440],
  'upload-failed': [1440],
  'send-for-processing': [1440],
  'inspection-processing': [1440],
  'inspection-completed': [1440],
  'inspection-failed': [1440],
  'inspection-image': [1440],
  categories: [1440],
  'severity-create': [1440],
  'checklist-edit': [1440],
  mapping: [1440],
  company: [1440],
  documents: [1440],
  users: [1440],
  'user-invite-outcome': [1440],
  'user-delete': [1440],
};

/** Name of the file of a picture. */
export const guidePictureName = (screen: string, width: GuideWidth): string =>
  `${screen}${width === 390 ? '-390' : ''}.webp`;
