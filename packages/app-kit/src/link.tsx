import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of Topout. Other sites are for an ordinary `a`. */
  readonly to: To;
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/**
 * A link to another page. The router's own brings 3 kB along for what a server-rendered application prefetches, on
 * every first visit; this one is the router's click on an ordinary `a`.
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
