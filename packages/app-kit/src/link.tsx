import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of Topout. Use an ordinary `a` for other sites. */
  readonly to: To;
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/**
 * A link to another page. The router's own link brings 3 kB of prefetching for server-rendered applications
 * into every first visit; this is the router's click on an ordinary `a`.
 */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
    target: target ?? '_self',
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
