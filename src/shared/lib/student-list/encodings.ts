/** The encodings that a list can be read in, in the order in which they are offered. */
export const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 (Excel “Unicode text”)' },
  { value: 'utf-16be', label: 'UTF-16, big endian' },
  { value: 'windows-1252', label: 'Windows, Western European' },
  { value: 'windows-1250', label: 'Windows, Central European' },
  { value: 'windows-1251', label: 'Windows, Cyrillic' },
  { value: 'windows-1253', label: 'Windows, Greek' },
  { value: 'windows-1254', label: 'Windows, Turkish' },
  { value: 'windows-1255', label: 'Windows, Hebrew' },
  { value: 'windows-1256', label: 'Windows, Arabic' },
  { value: 'windows-1257', label: 'Windows, Baltic' },
  { value: 'windows-1258', label: 'Windows, Vietnamese' },
  { value: 'macintosh', label: 'Mac, Western European' },
  { value: 'x-mac-cyrillic', label: 'Mac, Cyrillic' },
  { value: 'gb18030', label: 'Chinese (GB 18030)' },
  { value: 'big5', label: 'Chinese (Big5)' },
  { value: 'shift_jis', label: 'Japanese (Shift JIS)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
] as const;

export type ListEncoding = (typeof encodings)[number]['value'];

export const isListEncoding = (value: string): value is ListEncoding =>
  encodings.some((encoding) => encoding.value === value);
