import { fileURLToPath } from 'node:url';

const pages = ['index.html', 'every.html'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

export default { base: './', build: { rolldownOptions: { input: pages } } };
