import type { Api } from './api.ts';

/** Photos to upload with names of their own: DJI_0.jpg, DJI_1.jpg, … */
export const photosOf = (picture: Buffer, count: number, prefix = 'DJI') =>
  Array.from({ length: count }, (_, index) => ({
    name: `${prefix}_${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: picture,
  }));

/** Reads the registered visual images of 2D data of an inspection. */
export const registeredImages = async (api: Api, id: string): Promise<{ name: string; isUploaded: boolean }[]> =>
  (await api('GET', `projects/${id}/modules`)).body.two.rgb;

/** Counts those that have arrived. */
export const arrivedCount = async (api: Api, id: string): Promise<number> =>
  (await registeredImages(api, id)).filter(({ isUploaded }) => isUploaded).length;
