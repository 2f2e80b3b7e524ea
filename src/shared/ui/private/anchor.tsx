import type { ComponentProps } from 'react';
import { useInRouterContext, useLinkClickHandler } from 'react-router';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The one `<a>` of the kit, for its own components only: inside the app a path is followed by the
 * router, without loading the page anew; a story needs no router.
 */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  const routed = useInRouterContext() && href.startsWith('/') && !rest.download && !rest.target;
  if (routed) {
    return (
      <RoutedAnchor href={href} {...rest}>
        {children}
      </RoutedAnchor>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** The router's own Link, without what prefetches for a server that renders: that is 3 KB of the first load. */
function RoutedAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
