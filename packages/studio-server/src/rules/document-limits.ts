/** Limits of the documents of a company, in bytes. */
export interface DocumentLimits {
  /** A document must be smaller than this. */
  documentMaxBytes: number;
  /** All documents of a company together, including those that are not uploaded yet. */
  documentQuotaBytes: number;
}

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;

/** Returns why a document of this size is refused, or null. The message is the specification's for files. */
export const documentSizeFault = (
  sizeBytes: number,
  { documentMaxBytes }: Pick<DocumentLimits, 'documentMaxBytes'>,
): string | null =>
  sizeBytes < documentMaxBytes ? null : `File size must be less than ${documentMaxBytes / MEBIBYTE}MB`;

/** Returns why further documents are refused, or null. @param usedBytes size of the registered documents of the company */
export const documentQuotaFault = (
  usedBytes: number,
  moreBytes: number,
  { documentQuotaBytes }: Pick<DocumentLimits, 'documentQuotaBytes'>,
): string | null =>
  usedBytes + moreBytes <= documentQuotaBytes
    ? null
    : `The documents of a company can use ${documentQuotaBytes / GIBIBYTE} GB. Delete documents to make room.`;
