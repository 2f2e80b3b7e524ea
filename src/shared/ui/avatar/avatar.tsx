import '../theme/template-themes.css';
import { avatar, picture } from './avatar.css';
import { coverOf, initials } from './initials';

export type AvatarProps = {
  /** Whose it is; the initials and the colour come from it. */
  name: string;
  /** A picture, where there is one. */
  src?: string;
  /** 28, 32, 44 or 64 px at the usual font size. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Set where the name stands beside it, so that it is not read twice. */
  decorative?: boolean;
};

/** A person, as initials on a colour of their own. */
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
