import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const bytesOfEnd = 22;
const bytesOfEntry = 46;
const bytesOfHeader = 30;
const stored = 0;

/** The files of a ZIP archive as text, by name: read without the library that wrote it. */
export function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - bytesOfEnd;
  if (archive.readUInt32LE(end) !== endOfDirectory) throw new Error('no archive, or one with a comment');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameBytes, extraBytes, commentBytes, header] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + bytesOfEntry, at + bytesOfEntry + nameBytes);
    const from =
      header + bytesOfHeader + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const bytes = archive.subarray(from, from + size);
    files.set(name, (method === stored ? bytes : inflateRawSync(bytes)).toString('utf8'));
    at += bytesOfEntry + nameBytes + extraBytes + commentBytes;
  }
  return files;
}
