import { Avatar } from './avatar';
import { avatar, group, member } from './avatar.css';

export type AvatarGroupProps = {
  /** The users. */
  names: readonly string[];
  /** The maximum number of avatars; a number stands for the rest. */
  shown?: number;
};

/** The avatars of several users. */
export function AvatarGroup({ names, shown = 3 }: AvatarGroupProps) {
  const rest = names.length - shown;
  return (
    <span className={group} role="img" aria-label={names.join(', ')}>
      {names.slice(0, shown).map((name) => (
        <span key={name} className={member}>
          <Avatar name={name} decorative />
        </span>
      ))}
      {rest > 0 && (
        <span className={member} aria-hidden>
          <span className={avatar({ size: 'md' })} data-template="petrol">
            +{rest}
          </span>
        </span>
      )}
    </span>
  );
}
