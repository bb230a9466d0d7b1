/** One library, in bytes minified and gzipped, without React. */
export interface Contestant {
  name: string;
  version: string;
  js: number;
  css: number;
}

const BEGIN = '<!-- bytes -->';
const END = '<!-- /bytes -->';
const KILOBYTE = 1000;

const inKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`;

/** A row each, ours first, and in the last column how many times ours. */
export function tableOf(contestants: readonly Contestant[]): string {
  const total = ({ js, css }: Contestant) => js + css;
  const [ours] = contestants;
  const rows = contestants.map((each) => {
    const ratio = ours ? `${(total(each) / total(ours)).toFixed(1)} ×` : '';
    return [
      `${each.name} ${each.version}`,
      inKilobytes(each.js),
      inKilobytes(each.css),
      inKilobytes(total(each)),
      ratio,
    ];
  });
  const head = ['Library', 'JavaScript', 'CSS', 'Together', 'Of Datum'];
  const rule = ['---', '---:', '---:', '---:', '---:'];
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The document with the table between its marks. */
export function intoSection(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/benchmarks.md has no ${BEGIN} … ${END}.`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
