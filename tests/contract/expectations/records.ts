/** Fields of a record in an answer: those of the specification, and what a front end needs that it forgot. */
export interface RecordFields {
  specified: readonly string[];
  forgotten?: readonly string[];
}

const words = (text: string) => text.split(' ');

export const RECORDS = {
  user: {
    specified: words(
      'id companyId firstName lastName name email phoneNumber thumbnail created modified roleId status invitedBy',
    ),
  },
  company: { specified: words('id name address website created licence') },
  licence: {
    specified: words(
      'start expiry frequency seatsUsed seatsAllowed dataUsed dataAllowed dataType supplementaryUsed supplementaryAllowed',
    ),
  },
  document: { specified: words('id name size mime type key modified createdBy') },
  site: { specified: words('id name thumbnail location modified assetCount createdBy') },
  asset: {
    specified: words(
      'id name type location modified thumbnail projectCount memberIds uploaderIds createdBy site siteId severityScaleId categoryIds layoutTemplateId',
    ),
    forgotten: words('presetIds involved'),
  },
  recentProject: { specified: words('id name thumbnail modified imageCount size status') },
  project: {
    specified: words('id name description status thumbnail modified prj size asset'),
    forgotten: words(
      'location imageCount uploadedImageCount fileCount missingFileCount dataKinds memberIds uploaderIds createdBy',
    ),
  },
  image: { specified: words('id name type depth location modified dimensions isFlagged size counts paths') },
  category: { specified: words('id name colour model modified isArchived'), forgotten: ['isArchivedWithAsset'] },
  categoryPreset: { specified: words('id name categories categoryCount modified') },
  severityScale: { specified: words('id name modified isArchived isNumerical severities') },
  severity: { specified: words('id name scale colour icon') },
  tag: { specified: words('id name modified isArchived') },
  checklist: { specified: words('id name modified sections') },
  layout: { specified: words('id name modified map') },
  layer: { specified: words('id name modified isSegmented layoutId sections') },
  captureData: {
    specified: words(
      'captureDate location acquisitionTeam airTemperature windSpeed humidity captureDevice geotagged visualResolution thermalType sonarRange supervisor',
    ),
  },
  reference: { specified: words('id name thumbnail') },
} as const satisfies Record<string, RecordFields>;

/** An inspection on its own says more than in a list. */
export const PROJECT_DETAIL: RecordFields = {
  specified: [...RECORDS.project.specified, 'createdBy', 'checklist', 'site', 'modules'],
  forgotten: [
    ...RECORDS.project.forgotten.filter((field) => field !== 'createdBy'),
    'statusReason',
    'processing',
    'uploads',
  ],
};

/** An asset in a list says more than on its own. */
export const ASSET_IN_A_LIST: RecordFields = {
  specified: [...RECORDS.asset.specified, 'recentProject'],
  forgotten: RECORDS.asset.forgotten,
};

export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
