/** A picture that was chosen, as it would be sent, and where it can be seen before. */
export type Chosen = { file: Blob; preview: string };

export type Photo =
  | { state: 'resting'; problem: string | null }
  | { state: 'chosen'; chosen: Chosen; problem: string | null }
  | { state: 'saving'; chosen: Chosen }
  | { state: 'removing' };

/** More than a telephone makes; what is sent of it is small. */
const LARGEST_FILE = 20 * 1024 * 1024;
export const PHOTO_KINDS = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be the photo; the server looks again, at what is in it. */
export function refusalOf({ type, size, name }: File): string | null {
  if (!PHOTO_KINDS.includes(type)) return notAPicture(name);
  return size > LARGEST_FILE ? `${name} is over 20 MB. Choose a smaller one.` : null;
}

export const notAPicture = (name: string): string => `${name} is not a PNG, JPEG or WebP picture.`;

export const resting: Photo = { state: 'resting', problem: null };

export const refuse = (photo: Photo, problem: string): Photo => {
  if (photo.state === 'resting') return { state: 'resting', problem };
  return photo.state === 'chosen' ? { ...photo, problem } : photo;
};

/** Another one may take the place of the one that was chosen before. */
export const choose = (photo: Photo, chosen: Chosen): Photo =>
  photo.state === 'resting' || photo.state === 'chosen' ? { state: 'chosen', chosen, problem: null } : photo;

export const drop = (photo: Photo): Photo => (photo.state === 'chosen' ? resting : photo);

export const save = (photo: Photo): Photo =>
  photo.state === 'chosen' ? { state: 'saving', chosen: photo.chosen } : photo;

export const remove = (photo: Photo): Photo => (photo.state === 'resting' ? { state: 'removing' } : photo);

export const succeed = (photo: Photo): Photo =>
  photo.state === 'saving' || photo.state === 'removing' ? resting : photo;

/** What was chosen stays chosen, to be sent again. */
export function fail(photo: Photo, problem: string): Photo {
  if (photo.state === 'saving') return { state: 'chosen', chosen: photo.chosen, problem };
  return photo.state === 'removing' ? { state: 'resting', problem } : photo;
}

/** The preview that is in use. */
export const previewOf = (photo: Photo): string | null =>
  photo.state === 'chosen' || photo.state === 'saving' ? photo.chosen.preview : null;
