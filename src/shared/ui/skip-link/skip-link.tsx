import { skipLink } from './skip-link.css';

export type SkipLinkProps = {
  /** The id of the element that the link jumps to. */
  target: string;
  /** The text of the link. */
  children?: string;
};

/** The first stop of the keyboard: past the navigation, to the page. */
export function SkipLink({ target, children = 'Skip to the page' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
