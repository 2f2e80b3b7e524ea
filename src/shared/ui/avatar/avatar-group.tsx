import { Avatar } from './avatar';
import { avatar, group, member } from './avatar.css';

export type AvatarGroupProps = {
  /** Everyone in it. */
  names: readonly string[];
  /** How many are drawn before the rest become a number. */
  shown?: number;
};

/** Several people, the first of them drawn. */
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
