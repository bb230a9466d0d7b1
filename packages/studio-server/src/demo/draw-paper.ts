const LINE_POINTS = 20;

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/**
 * Draws a PDF of one A4 page with a title and lines below it.
 *
 * @param lines printable ASCII; the page uses a standard PDF font
 * @returns the file, about 900 bytes
 */
export function drawPaper(title: string, lines: readonly string[]): Buffer {
  const text = lines.map((line) => `0 -${LINE_POINTS} Td (${escaped(line)}) Tj`).join('\n');
  const content = `BT /F1 20 Tf 64 760 Td (${escaped(title)}) Tj /F1 12 Tf 0 -${LINE_POINTS} Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
