/** The selected picture as it will be uploaded, and the URL of its preview. */
export type Chosen = { file: Blob; preview: string };

export type Photo =
  | { state: 'idle'; problem: string | null }
  | { state: 'chosen'; chosen: Chosen; problem: string | null }
  | { state: 'saving'; chosen: Chosen }
  | { state: 'removing' };

/** Larger than photos of phones. The upload itself is small, because the picture is scaled first. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const PHOTO_KINDS = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file is rejected; null if it is accepted. The server also checks the content. */
export function rejectionOf({ type, size, name }: File): string | null {
  if (!PHOTO_KINDS.includes(type)) return notAPictureMessage(name);
  return size > MAX_FILE_BYTES ? `${name} is over 20 MB. Choose a smaller one.` : null;
}

export const notAPictureMessage = (name: string): string => `${name} is not a PNG, JPEG or WebP picture.`;

export const idle: Photo = { state: 'idle', problem: null };

export const reject = (photo: Photo, problem: string): Photo => {
  if (photo.state === 'idle') return { state: 'idle', problem };
  return photo.state === 'chosen' ? { ...photo, problem } : photo;
};

/** Replaces the previous choice, if there was one. */
export const choose = (photo: Photo, chosen: Chosen): Photo =>
  photo.state === 'idle' || photo.state === 'chosen' ? { state: 'chosen', chosen, problem: null } : photo;

export const cancel = (photo: Photo): Photo => (photo.state === 'chosen' ? idle : photo);

export const save = (photo: Photo): Photo =>
  photo.state === 'chosen' ? { state: 'saving', chosen: photo.chosen } : photo;

export const remove = (photo: Photo): Photo => (photo.state === 'idle' ? { state: 'removing' } : photo);

export const succeed = (photo: Photo): Photo =>
  photo.state === 'saving' || photo.state === 'removing' ? idle : photo;

/** The chosen picture stays, so that the user can retry. */
export function fail(photo: Photo, problem: string): Photo {
  if (photo.state === 'saving') return { state: 'chosen', chosen: photo.chosen, problem };
  return photo.state === 'removing' ? { state: 'idle', problem } : photo;
}

/** The URL of the current preview. */
export const previewOf = (photo: Photo): string | null =>
  photo.state === 'chosen' || photo.state === 'saving' ? photo.chosen.preview : null;
