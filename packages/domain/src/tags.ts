export { newTagForm, tagPayloadSchema } from './entities/tags/tag.form.ts';
export type { TagPayload } from './entities/tags/tag.form.ts';
export { tagSchema } from './entities/tags/tag.schema.ts';
export type { Tag } from './entities/tags/tag.schema.ts';
