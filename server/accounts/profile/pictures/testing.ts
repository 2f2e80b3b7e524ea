/** The smallest pictures that every browser draws, two pixels by three, with nothing in them but what draws them. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAADAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALgAZD//2Q==',
  'base64',
);
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAFElEQVR4AWK6tKXnPwgzMUABnAEAAAD//8xr1ngAAAAGSURBVAMAiiUGKR7ohtAAAAAASUVORK5CYII=',
  'base64',
);
export const webp = Buffer.from(
  'UklGRkQAAABXRUJQVlA4WAoAAAAAAAAAAQAAAgAAVlA4ICYAAABwAQCdASoCAAMAAsBMJZACdAFAAAD+7icfNvI2+rDztWx9dgAAAA==',
  'base64',
);
export const losslessWebp = Buffer.from(
  'UklGRjAAAABXRUJQVlA4WAoAAAAAAAAAAQAAAgAAVlA4TBEAAAAvAYAAAAdQ2kqXsf+BiOh/AAA=',
  'base64',
);

/** A segment of a JPEG. */
export function segment(marker: number, body: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

/** A chunk of a PNG; nobody here looks at its sum. */
export function pngChunk(name: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(`${name}${body}\0\0\0\0`, 'latin1')]);
}

/** A chunk of a WebP. */
export function webpChunk(name: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([
    Buffer.from(name),
    length,
    Buffer.from(body + (body.length % 2 ? '\0' : ''), 'latin1'),
  ]);
}

/** `bytes` with more in between. */
export const inserted = (bytes: Buffer, at: number, ...more: Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, at), ...more, bytes.subarray(at)]);
