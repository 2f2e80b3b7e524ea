import type { ComponentProps } from 'react';
import { Link, useInRouterContext } from 'react-router';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The one `<a>` of the kit, for its own components only: inside the app a path is followed by the
 * router, without loading the page anew; a story needs no router.
 */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  const routed = useInRouterContext() && href.startsWith('/') && !rest.download && !rest.target;
  if (routed) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
