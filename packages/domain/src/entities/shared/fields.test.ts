import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { geolocationSchema } from './fields.ts';

beforeAll(configureValidation);

describe('Geolocation', () => {
  it.each([
    ['Longitude is at least -180', 'longitude', -180, -180.1, 'Number must be greater than or equal to -180'],
    ['Longitude is at most 180', 'longitude', 180, 180.1, 'Number must be less than or equal to 180'],
    ['Latitude is at least -86', 'latitude', -86, -86.1, 'Number must be greater than or equal to -86'],
    ['Latitude is at most 86', 'latitude', 86, 86.1, 'Number must be less than or equal to 86'],
  ])('%s.', (_rule, key, accepted, refused, message) => {
    const place = { longitude: -3.388, latitude: 56.0008 };
    expect(geolocationSchema.parse({ ...place, [key]: accepted })).toEqual({ ...place, [key]: accepted });
    expect(formIssues(geolocationSchema, { ...place, [key]: refused })).toEqual([[key, message]]);
  });

  it('requires longitude and latitude', () => {
    expect(formIssues(geolocationSchema, {})).toEqual([
      ['longitude', 'Required'],
      ['latitude', 'Required'],
    ]);
  });
});
