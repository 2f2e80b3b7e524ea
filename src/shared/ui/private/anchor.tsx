import type { ComponentProps } from 'react';
import { useInRouterContext, useLinkClickHandler } from 'react-router';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The `<a>` of all components. The router handles paths of the application without reloading the page;
 * without a router, as in stories, it is a plain link.
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

/** Like the router's Link, without its prefetching, which would add 3 KB to the first load. */
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
