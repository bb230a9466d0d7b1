/** A body of POST and PUT projects/{id}/capturedata, its choices numbered as on the wire. */
export const CAPTURE_DATA = {
  captureDate: '2026-05-04T00:00:00.000Z',
  location: 'Pier 4, east face',
  acquisitionTeam: ['Ingrid Aas', 'Tom Reid'],
  airTemperature: 11.5,
  windSpeed: 4,
  humidity: 71,
  captureDevice: 'M300 RTK',
  geotagged: 1,
  visualResolution: '45 MP',
  thermalType: 2,
  sonarRange: '30 m',
  supervisor: 'Mia Berg',
};
