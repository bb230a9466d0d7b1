/** What request bodies on the wire consist of. */

export const asset = {
  siteId: 'forth-estuary-2b9k4m',
  name: 'Kinnaird Viaduct',
  type: 3,
  members: ['callum-baird-8d3n6v'],
  uploaders: [],
  presets: ['bridges-3k8f2p'],
  categories: ['crack-8s4n2d'],
  severityScale: 'condition-5x7c2v',
  layoutTemplateId: null,
};
export const project = {
  name: 'AutumnFlight',
  description: '',
  assetId: 'kinnaird-viaduct-7k2m4q',
  checklistId: 'principal-5d8k1m',
};
export const category = { name: 'Crack', model: 'concrete-crack', colour: '#d9480F' };
export const checklist = {
  name: 'Principal',
  sections: [{ identifier: 's1', title: 'Deck', items: [{ identifier: 'i1', description: 'Joints' }] }],
};
export const meta = { name: 'DJI_0042.jpg', size: 11_264 };
export const remove = ['dji-0041-1k3m5n'];
