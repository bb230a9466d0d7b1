/** Bytes of a 2 x 2 bitmap: red, green over blue, white. */
export function bitmap({
  bits,
  width = 2,
  isTopFirst = false,
}: {
  bits: number;
  width?: number;
  isTopFirst?: boolean;
}): Buffer {
  const colours = [
    [0, 0, 255],
    [0, 255, 0],
    [255, 0, 0],
    [255, 255, 255],
  ];
  const palette = bits === 8 ? colours.flatMap((colour) => [...colour, 0]) : [];
  const pixel = (index: number) => (bits === 8 ? [index] : [...(colours[index] ?? []), ...(bits === 32 ? [0] : [])]);
  const row = (first: number) => {
    const bytes = [...pixel(first), ...pixel(first + 1)];
    return [...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0)];
  };
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(54 + palette.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(isTopFirst ? -2 : 2, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  return Buffer.concat([
    header,
    Buffer.from(palette),
    Buffer.from(isTopFirst ? [...row(0), ...row(2)] : [...row(2), ...row(0)]),
  ]);
}
