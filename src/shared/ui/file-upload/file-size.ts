const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a size in bytes: 0 Bytes, 1.5 KB, 20 MB. */
export function fileSize(bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}
