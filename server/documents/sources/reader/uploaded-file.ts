import { readSync } from 'node:fs';

/** An open file; it is read by position, because its descriptor is shared with the server. */
export interface UploadedFile {
  fd: number;
  size: number;
}

const CHUNK = 64 * 1024;

/** Up to `length` bytes from `position`. */
export function readBytes({ fd }: UploadedFile, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const more = readSync(fd, bytes, read, length - read, position + read);
    if (more === 0) break;
    read += more;
  }
  return bytes.subarray(0, read);
}

export function* chunksOf(file: UploadedFile): Generator<Buffer> {
  for (let position = 0; position < file.size; position += CHUNK) {
    yield readBytes(file, position, CHUNK);
  }
}
