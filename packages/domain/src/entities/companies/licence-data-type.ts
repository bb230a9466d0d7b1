import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the licence data types. */
export const LICENCE_DATA_TYPE_NUMBERS = { Gpx: 0, ImageCount: 1 } as const;

/** Unit of a licence's data allowance: gigapixels or images. */
export type LicenceDataType = keyof typeof LICENCE_DATA_TYPE_NUMBERS;

/** Codec between licence data type numbers on the wire and their names. Rejects other numbers. */
export const licenceDataTypeCodec = /* @__PURE__ */ wireNumbers(LICENCE_DATA_TYPE_NUMBERS);

const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/**
 * Formats the data used or allowed by a licence.
 *
 * @param amount gigapixels or images, depending on `type`
 * @returns with grouped thousands and at most one decimal: "5,412 Gpx", "0.3 Gpx", "12,480 images"
 */
export function formatLicenceData(amount: number, type: LicenceDataType): string {
  const unit = type === 'Gpx' ? 'Gpx' : amount === 1 ? 'image' : 'images';
  return `${AMOUNT.format(amount)} ${unit}`;
}
