import { drawings } from './drawings';
import { picture } from './picture-picker.css';

/** The pictures with which young students sign in. */
export type PictureName = keyof typeof drawings;

export type PictureProps = {
  /** What it shows, also its accessible name. */
  name: PictureName;
  /** The size: in a row, or on a button or a printed card. */
  size?: 'md' | 'lg';
};

/** One of the twelve pictures of a picture password. */
export function Picture({ name, size = 'md' }: PictureProps) {
  return (
    <svg className={picture[size]} viewBox="0 0 48 48" role="img" aria-label={name}>
      {drawings[name]}
    </svg>
  );
}
