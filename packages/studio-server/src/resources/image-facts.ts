import { IMAGE_FACT_MAX_LENGTH } from '@inspection-studio/domain/images';
import { PHOTO_HEAD_BYTES, photoFacts } from '@inspection-studio/domain/photos';
import { withPolicy } from '../http/with-policy.ts';
import { readHead } from '../storage/read-head.ts';
import { aboutImage } from './file-access.ts';
import type { Handlers } from './services.ts';

const cut = (text: string | undefined) => text?.slice(0, IMAGE_FACT_MAX_LENGTH);

export const imageFactHandlers: Handlers<'getImageFacts'> = {
  /** The schema of the reply leaves out the facts that the image has itself, such as its position. */
  getImageFacts: withPolicy({
    ...aboutImage,
    run: async ({ services }, { image }) => {
      const facts = photoFacts(await readHead(services.store, image.storageKey, PHOTO_HEAD_BYTES));
      return { ...facts, make: cut(facts.make), model: cut(facts.model), lens: cut(facts.lens) };
    },
  }),
};
