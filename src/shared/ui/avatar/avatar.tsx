import '../theme/template-themes.css';
import { avatar, picture } from './avatar.css';
import { coverOf, initials } from './initials';

export type AvatarProps = {
  /** The user's name, which determines the initials and the colour. */
  name: string;
  /** The URL of the user’s photo, if there is one. */
  src?: string;
  /** The size: 28, 32, 44 or 64 px at the default font size. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Hides it from screen readers, for an avatar beside the name. */
  decorative?: boolean;
};

/** A user’s photo, or their initials on their colour. */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  return (
    <span
      className={avatar({ size })}
      data-template={coverOf(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src ? <img className={picture} src={src} alt="" /> : initials(name)}
    </span>
  );
}
