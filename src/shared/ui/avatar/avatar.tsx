import '../theme/template-themes.css';
import { avatar, picture } from './avatar.css';
import { coverOf, initials } from './initials';

export type AvatarProps = {
  /** The user's name, which determines the initials and the colour. */
  name: string;
  /** A picture, where there is one. */
  src?: string;
  /** 28, 32, 44 or 64 px at the usual font size. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Set it if the name is beside it, so that screen readers read it once. */
  decorative?: boolean;
};

/** A user's initials on a colour of theirs. */
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
