import type { MouseEvent, Ref } from 'react';
import { Icon, type IconShape } from '../icon';
import { Anchor } from '../private/anchor';
import { Spinner } from '../spinner';
import { iconButton } from './icon-button.css';

export type IconButtonProps = {
  /** Its name for screen readers, and the browser's hint under the mouse. */
  label: string;
  /** The icon. */
  icon: IconShape;
  /** Quiet on a page, `second` where a button is expected, `primary` for the one main act. */
  variant?: 'quiet' | 'second' | 'primary';
  /** 32, 40 or 48 px with a mouse; never under 44 px on touch. */
  size?: 'sm' | 'md' | 'lg';
  /** For a toggle: whether it is on; the icon is then filled. */
  pressed?: boolean;
  /** Whether an action is pending: it keeps its focus and ignores clicks. */
  pending?: boolean;
  /** Nothing can be done now. */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Its type in a form; `button` by default. */
  type?: 'button' | 'submit';
  /** Whether what it opens is open. */
  expanded?: boolean;
  /** The id of what it opens. */
  controls?: string;
  /** Removes the browser's title if a tooltip shows the same text. */
  untitled?: boolean;
  /** Called on a click, unless pending or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, for focus and for overlays that open from it. */
  ref?: Ref<HTMLButtonElement>;
};

/** A button with only an icon. Passes the props of an overlay's trigger on. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  pressed,
  pending = false,
  disabled = false,
  href,
  type = 'button',
  expanded,
  controls,
  untitled = false,
  onClick,
  ...trigger
}: IconButtonProps) {
  const className = iconButton({ variant, size, pressed: pressed ?? false });
  const title = untitled ? undefined : label;
  const drawing = pending ? (
    <Spinner size="sm" />
  ) : (
    <Icon of={icon} size={size === 'sm' ? 'sm' : size === 'lg' ? 'lg' : 'md'} filled={pressed} />
  );
  if (href !== undefined && !disabled) {
    return (
      <Anchor className={className} href={href} aria-label={label} title={title} onClick={onClick}>
        {drawing}
      </Anchor>
    );
  }
  return (
    <button
      type={type}
      className={className}
      disabled={disabled}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      {...trigger}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {drawing}
    </button>
  );
}
