import { skipLink } from './skip-link.css';

export type SkipLinkProps = {
  /** The id of the element that the link jumps to. */
  target: string;
  /** The text of the link. */
  children?: string;
};

/** The first focusable element of a page: skips the navigation. */
export function SkipLink({ target, children = 'Skip to the page' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
